// The second box is in the same rulebook as the first, which names who has made both.

export { credits } from "../dungeonology/credits";
