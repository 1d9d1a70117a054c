// Tic-tac-toe on boardgame.io, played by its own random bot: as its simulator plays, and as a local client does.
//
// A line of JSON in, [row, seconds], a line of JSON out: actions, decisions with two options or more, and the seconds
// they took.

"use strict";

const { RandomBot, Simulate } = require("boardgame.io/ai");
const { Client } = require("boardgame.io/client");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

let actions = 0;
let decisions = 0;

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const owns = (line) => G.cells[line[0]] !== null && line.every((cell) => G.cells[cell] === G.cells[line[0]]);
    if (LINES.some(owns)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: { enumerate: options },
};

// The bots ask for the options once before each move, so here the moves are counted.
function options(G) {
  const found = [];
  for (let cell = 0; cell < 9; cell++) {
    if (G.cells[cell] === null) found.push({ move: "mark", args: [cell] });
  }
  actions += 1;
  if (found.length > 1) decisions += 1;
  return found;
}

const bot = new RandomBot({ game, enumerate: options, seed: 1 });
const start = Client({ game, debug: false }).store.getState();

const rows = {
  simulate: async () => {
    await Simulate({ game, bots: bot, state: start });
  },
  client: async () => {
    const client = Client({ game, debug: false });
    client.start();
    for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
      const { action } = await bot.play(state, state.ctx.currentPlayer);
      client.store.dispatch(action);
    }
    client.stop();
  },
};

async function answer(line) {
  const [row, seconds] = JSON.parse(line);
  actions = decisions = 0;
  const began = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - began < 1000 * seconds) await rows[row]();
  // Waiting for the processor does not count, nor do the threads beside ours.
  const { user, system } = process.cpuUsage(before);
  return { actions, decisions, seconds: Math.min((performance.now() - began) / 1000, (user + system) / 1e6) };
}

async function main() {
  const lines = require("node:readline").createInterface({ input: process.stdin });
  for await (const line of lines) process.stdout.write(JSON.stringify(await answer(line)) + "\n");
}

main();
