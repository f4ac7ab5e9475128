// The npm package jadoube beside chess.js: legal moves and PGN replay, in one run, every result compared.
// crates/wasm/build && cd peers/chess.js && npm install && node bench.mjs

import { Chess } from "chess.js";
import { pathToFileURL } from "node:url";

const folder = process.env.JADOUBE_NPM ?? new URL("../../target/npm/", import.meta.url).pathname;
const { load } = await import(pathToFileURL(`${folder}/index.js`).href);
const jadoube = await load();

let seed = 20231;
function dice(sides) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % sides;
}

/** Random games, which no program was tuned for. */
const games = [];
const fens = [];
while (games.length < 30) {
  let position = jadoube.position();
  const moves = [];
  for (let ply = 0; ply < 120; ply++) {
    const sans = position.sans();
    if (sans.length === 0) break;
    const san = sans[dice(sans.length)];
    moves.push(ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san);
    position = position.play(san);
    if (ply % 40 === 25) fens.push(position.fen);
  }
  games.push({ pgn: `[White "A"]\n[Black "B"]\n[Result "*"]\n\n${moves.join(" ")} *\n`, fen: position.fen });
}

/** Processor time of the best of three runs, which take turns. */
function measure(contenders) {
  const best = contenders.map(() => Infinity);
  for (let run = 0; run < 3; run++)
    contenders.forEach((work, index) => {
      const before = process.cpuUsage();
      work();
      const used = process.cpuUsage(before);
      best[index] = Math.min(best[index], used.user + used.system);
    });
  return best;
}

function report(what, count, [ours, theirs]) {
  const each = (time) => `${(time / count).toFixed(2)} µs`;
  console.log(
    `${what.padEnd(42)} jadoube ${each(ours).padStart(11)}   chess.js ${each(theirs).padStart(11)}   ratio ${(theirs / ours).toFixed(1)}`,
  );
}

const sorted = (moves) => [...moves].sort().join(" ");
const ourPositions = fens.map((fen) => jadoube.position(fen));
const theirPositions = fens.map((fen) => new Chess(fen));
fens.forEach((fen, index) => {
  if (sorted(ourPositions[index].sans()) !== sorted(theirPositions[index].moves()))
    throw new Error(`the moves differ in ${fen}`);
});
const REPEAT = 10;
report(
  "legal moves in SAN, a position",
  fens.length * REPEAT,
  measure([
    () => {
      for (let i = 0; i < REPEAT; i++) for (const position of ourPositions) position.sans();
    },
    () => {
      for (let i = 0; i < REPEAT; i++) for (const chess of theirPositions) chess.moves();
    },
  ]),
);
report(
  "legal moves as squares, a position",
  fens.length * REPEAT,
  measure([
    () => {
      for (let i = 0; i < REPEAT; i++) for (const position of ourPositions) position.moves();
    },
    () => {
      for (let i = 0; i < REPEAT; i++)
        for (const chess of theirPositions)
          chess.moves({ verbose: true }).map((m) => m.from + m.to + (m.promotion ?? ""));
    },
  ]),
);
const perft = ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4];
report(
  "perft 4 from the initial position",
  1,
  measure([() => jadoube.position(perft[0]).perft(perft[1]), () => new Chess(perft[0]).perft(perft[1])]),
);
const replay = () =>
  games.forEach(({ pgn, fen }) => {
    if (jadoube.games(pgn)[0].fen !== fen) throw new Error("a game ended elsewhere");
  });
const theirReplay = () =>
  games.forEach(({ pgn, fen }) => {
    const chess = new Chess();
    chess.loadPgn(pgn);
    if (chess.fen().split(" ").slice(0, 3).join(" ") !== fen.split(" ").slice(0, 3).join(" "))
      throw new Error("a game ended elsewhere");
  });
report("PGN replay, a game of 60 moves", games.length, measure([replay, theirReplay]));
