import { describe, expect, it } from "vitest";

import { Problem } from "../src/lib/api";
import { Attempts } from "../src/lib/attempts.svelte";

const refuse = () => Promise.reject(new Problem(409, "full", "no seat is left", "1"));
const agree = () => Promise.resolve();

describe("what is asked of the server", () => {
  it("keeps what went wrong", async () => {
    const work = new Attempts();
    await work.attempt(refuse);
    expect(work.trouble?.code).toBe("full");
  });

  it("says no more of it while somebody tries again", async () => {
    const work = new Attempts();
    await work.attempt(refuse);
    const again = work.attempt(agree);
    expect(work.trouble).toBeNull();
    await again;
  });

  it("says it while it is looked after by itself, until that goes well", async () => {
    const work = new Attempts();
    await work.attempt(refuse);
    const again = work.refresh(agree);
    expect(work.trouble?.code).toBe("full");
    await again;
    expect(work.trouble).toBeNull();
  });

  it("is no place for errors of ours", async () => {
    const work = new Attempts();
    await expect(work.once(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
    expect([work.trouble, work.busy]).toEqual([null, false]);
  });

  it("is done once, however often it is clicked", async () => {
    const work = new Attempts();
    let begun = 0;
    let finish = (): void => undefined;
    const slow = () => new Promise<void>((resolve) => ((begun += 1), (finish = resolve)));
    const first = work.once(slow);
    await work.once(slow);
    expect([begun, work.busy]).toEqual([1, true]);
    finish();
    await first;
    expect(work.busy).toBe(false);
  });
});
