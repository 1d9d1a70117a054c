import { expect, it } from "vitest";

import { Attention } from "../src/lib/attention";

it("a Zone that is laid under the resting pointer explains nothing by itself", () => {
  const attention = new Attention();
  attention.moved(); // to the ghost
  const ghost = attention.turned();
  expect(ghost()).toBe(true);
  attention.moved(); // the button goes down
  attention.turned(); // what is chosen is touched no more
  const zone = attention.turned(); // and the map brings the new Zone under the pointer
  expect(zone()).toBe(false);
  attention.moved();
  expect(zone()).toBe(true);
});

it("a piece that one comes to by key is asked about", () => {
  const attention = new Attention();
  attention.turned();
  attention.moved();
  expect(attention.turned()()).toBe(true);
});

it("a piece under a button that is gone once it was pressed explains nothing by itself", () => {
  const attention = new Attention();
  attention.turned();
  attention.moved(); // to the button
  attention.pressed(); // and it is gone
  const zone = attention.turned();
  expect(zone()).toBe(false);
  attention.moved();
  expect(zone()).toBe(true);
});

it("a piece that a finger rests on is asked about", () => {
  const attention = new Attention();
  const piece = attention.turned(); // it is entered before it is pressed
  attention.pressed();
  expect(piece()).toBe(true);
});

it("nor does it matter when the page hears that it was entered, or that the game goes on meanwhile", () => {
  const attention = new Attention();
  attention.pressed(true);
  const piece = attention.turned();
  expect(piece()).toBe(true);
  const again = attention.turned();
  expect(again()).toBe(true);
  attention.lifted();
  expect(again()).toBe(false);
});
