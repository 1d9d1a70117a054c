#!/usr/bin/env node
// A bot for every game of Undercroft: takes what it likes best by the first word, the rest by chance.
//
//     undercroft bot check examples/bots/javascript/bot.js
//     undercroft play dungeoneer --seats you,examples/bots/javascript/bot.js
//
// It needs nothing but Node. Change `choose` and you have your own.

const readline = require("node:readline");

// First words of options, the best first; see docs/scenarios.md for those of every game.
const LIKED = ["submit", "study", "complete", "quest", "play", "room", "slay"];

// Math.random cannot be seeded; this can: xorshift with 32 bits, from 0 up to 1.
let state = 1;
const seed = (text) => {
  state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7) || 1;
};
const random = () => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];

// One of the texts in ask.options; ask.view tells everything the seat may know.
function choose(ask) {
  for (const verb of LIKED) {
    const liked = ask.options.filter((option) => option.split(" ")[0] === verb);
    if (liked.length) return pick(liked);
  }
  return pick(ask.options);
}

const say = (line) => process.stdout.write(JSON.stringify(line) + "\n");

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (text) => {
  const line = JSON.parse(text);
  if (line.type === "hello") {
    seed(line.seed); // the same seed, the same answers
    say({ type: "ready", protocol: 1, name: "first word" });
  } else if (line.type === "ask") {
    say({ type: "answer", number: line.number, option: choose(line) });
  } else if (line.type === "bye") {
    lines.close();
  }
});
