import { describe, expect, it } from "vitest";

import { makeBundle, NOWHERE, Speaker } from "../src/lib/speaker";
import type { GameAdapter, Offer } from "../src/lib/table.svelte";
import { arranged, tokenOf } from "../src/lib/tokens";

const FILE = `
token-walk = { $zone }
token-aux =
    { $word ->
        [alert] { $card }: Alert
       *[other] { $card }
    }
token-done = End
`;

const adapter: GameAdapter = {
  ...{ heroes: () => [], spaces: () => ({}), attempts: () => [], extraPieces: () => [], needsConfirm: () => false, passOption: () => null },
  sorted: (offer) => (offer.verb === "walk" ? { group: "way", icon: "move" } : offer.verb === "aux" ? { group: "card", icon: "hand" } : undefined),
  ends: (offer) => offer.verb === "done" || offer.verb === "pass",
};
const table = { adapter, speaker: new Speaker("en", makeBundle("en", [FILE])), scene: NOWHERE };

function offer(text: string, facts: Offer["facts"] = {}): Offer {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, words, facts, label: `the whole of ${text}`, touches: [], useless: words.includes("alert") };
}

const OFFERS = [offer("aux smoke alert", { card: "Smoke" }), offer("aux smoke use", { card: "Smoke" }), offer("walk crypt", { zone: "Crypt" }), offer("done"), offer("study")];

describe("options in a few words", () => {
  it("are a message with the same facts, and the last word of the notation", () => {
    expect(OFFERS.map((one) => tokenOf(one, table).text)).toEqual(["Smoke: Alert", "Smoke", "Crypt", "End", "the whole of study"]);
  });

  it("stand in groups, what is of little use last, and the one that ends it by itself", () => {
    const { groups, ending, order } = arranged(OFFERS, table);
    expect(groups.map(({ name, tokens }) => [name, tokens.map((token) => token.text)])).toEqual([
      ["way", ["Crypt"]],
      ["card", ["Smoke"]],
      ["other", ["the whole of study"]],
      ["apart", ["Smoke: Alert"]],
    ]);
    expect(ending?.text).toBe("done");
    expect(order.map((one) => one.text)).toEqual(["walk crypt", "aux smoke use", "study", "aux smoke alert", "done"]);
  });

  it("are told in full where two would be alike", () => {
    const twice = [offer("aux a", { card: "Smoke" }), offer("aux b", { card: "Smoke" })];
    expect(arranged(twice, table).groups[0]?.tokens.map((token) => token.text)).toEqual(["the whole of aux a", "the whole of aux b"]);
  });

  it("stay short where in full they would be alike, too: two copies of a card", () => {
    const copies = ["aux smoke_1", "aux smoke_2"].map((text) => ({ ...offer(text, { card: "Smoke" }), label: "use Smoke" }));
    expect(arranged(copies, table).groups[0]?.tokens.map((token) => token.text)).toEqual(["Smoke", "Smoke"]);
  });

  it("have no ending where nothing ends", () => expect(arranged([offer("study")], table).ending).toBeNull());
});
