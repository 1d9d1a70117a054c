// Says by its exit code whether this Node is one that web/package.json asks for: `^20.19 || >=22.12`, or the like.
const [major, minor] = process.versions.node.split(".").map(Number);
const good = require("../web/package.json").engines.node.split("||").some((range) => {
  const [wanted, least] = range.match(/\d+/g).map(Number);
  return (major === wanted && minor >= (least || 0)) || (major > wanted && range.includes(">="));
});
process.exit(good ? 0 : 1);
