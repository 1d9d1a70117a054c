// What a screen asks of the server: whether it is still waiting, and what went wrong.

import { Problem } from "./api";

export class Attempts {
  trouble: Problem | null = $state.raw(null);
  busy = $state(false);

  /** What somebody wants: nothing more is said of what went wrong before. */
  readonly attempt = async (work: () => Promise<unknown>): Promise<void> => {
    this.trouble = null;
    await this.refresh(work);
  };

  /** What the screen does by itself: what went wrong is said until it goes well. */
  readonly refresh = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.trouble = error;
    }
  };

  /** One thing at a time: whoever clicks twice means it once. */
  readonly once = async (work: () => Promise<unknown>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    await this.attempt(work).finally(() => (this.busy = false));
  };
}
