// The npm package in Node. `crates/wasm/build` must have run; JADOUBE_NPM is where. JADOUBE_ASK answers the same questions natively, with
// all features: it is the example `ask`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = new URL("../../../", import.meta.url);
const folder = process.env.JADOUBE_NPM ?? new URL("target/npm", root).pathname;
const { load, moveText, JadoubeError } = await import(pathToFileURL(join(folder, "index.js")).href);
const jadoube = await load({ full: true });
/** What programs usually load. */
const small = await load();

/** All files of cases, by name. */
function cases(under = new URL("cases/", root)) {
  return readdirSync(under, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory()) return cases(new URL(`${entry.name}/`, under));
      return entry.name.endsWith(".case") ? [readFileSync(new URL(entry.name, under), "utf8")] : [];
    });
}

/** What the native library answers, line by line. */
function native(questions) {
  const run = spawnSync(process.env.JADOUBE_ASK ?? new URL("target/debug/examples/ask", root).pathname, {
    input: questions.map((question) => `${question}\n`).join(""),
    maxBuffer: 1 << 30,
    encoding: "utf8",
  });
  assert.equal(run.status, 0, run.stderr ?? String(run.error));
  return run.stdout.split("\n").slice(0, -1);
}

/**
 * What the native engine answers without what only it has: the cases that cite an Article, the search for proof games, which the desk offers
 * for a stated position, and the languages that are not loaded. Everything else must be the same byte for byte.
 * @param {string} text
 * @param {string[]} locales
 */
function withoutWhatIsNative(text, locales = ["en"]) {
  const answer = JSON.parse(text);
  if (answer.type === "article") answer.cases = [];
  else if (answer.type === "desk") {
    const incident = answer.incidents.find(({ id }) => id === "illegal-position");
    incident.variants = incident.variants.filter(({ id }) => id !== "stated");
  } else if (answer.type !== "search") return text;
  const loaded = (languages) => Object.fromEntries(locales.map((locale) => [locale, languages[locale]]));
  return JSON.stringify(answer, (key, value) => (key === "languages" ? loaded(value) : value));
}

function same(questions, engine = jadoube, locales = ["en"]) {
  const expected = native(questions).map((answer) => withoutWhatIsNative(answer, locales));
  assert.equal(expected.length, questions.length);
  questions.forEach((question, index) => {
    const answer = engine.askJson(question);
    if (answer !== expected[index]) assert.fail(`${question}\nnative: ${expected[index]}\nwasm:   ${answer}`);
  });
}

/** xorshift: the same incidents on every machine. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

/**
 * They may not grow unnoticed. 653 kB is the goal for what programs usually load; docs/PERFORMANCE.md says what is in it. The full module is
 * nearly all of what the pocket loads at first, which must stay under 1 MB.
 */
const LARGEST = { "jadoube.wasm": 653_000, "jadoube-full.wasm": 750_000 };

for (const [name, largest] of Object.entries(LARGEST))
  test(`${name} is small and imports nothing`, () => {
    const module = readFileSync(join(folder, name));
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(module)), []);
    const packed = gzipSync(module, { level: 9 }).length;
    console.log(`${name}: ${module.length} bytes, ${packed} gzipped`);
    assert.ok(packed < largest, `${packed} bytes`);
  });

test("only the full module has the desk, the guide, the clock, the table and QR codes", () => {
  const exported = (name) =>
    WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(join(folder, name)))).map((found) => found.name);
  const more = exported("jadoube-full.wasm").filter((name) => !exported("jadoube.wasm").includes(name));
  assert.deepEqual(more.sort(), ["clock", "qr_code", "table"]);
  for (const refused of [
    () => small.clock({ ask: "set", control: "3+2" }),
    () => small.table({ ask: "open", control: "3+2" }),
    () => small.qrCode("e4"),
  ])
    assert.throws(refused, (error) => error.code === "not_loaded" && error.message.includes("load({ full: true })"));
  for (const ask of ["desk", "guide"]) {
    assert.throws(() => small.ask({ ask }), { code: "bad_request" });
    assert.equal(jadoube.ask({ ask }).type, ask);
  }
});

for (const [name, engine] of Object.entries({ small, full: jadoube }))
  test(`every case gives the same JSON as the native engine (${name})`, () => {
    const files = cases();
    assert.ok(files.length > 50, `${files.length} files`);
    same(
      files.map((text) => JSON.stringify({ ask: "rule", case: text })),
      engine,
    );
  });

test("random incidents give the same JSON as the native engine", () => {
  const throwDice = dice(20231);
  const whole = cases().flatMap((text) => text.split(/^(?=case\s)/m).filter((part) => part.startsWith("case")));
  const editions = jadoube.contents().editions;
  const wanted = process.env.JADOUBE_FULL ? 10_000 : 1_000;
  const questions = [];
  while (questions.length < wanted) {
    const lines = whole[throwDice(whole.length)].split("\n");
    const others = whole[throwDice(whole.length)].split("\n").filter((line) => /^\d+:\d\d/.test(line));
    // What people did is left out, done twice, moved, or comes from another case.
    for (let change = throwDice(4); change > 0; change--) {
      const at = 1 + throwDice(lines.length - 1);
      if (throwDice(3) === 0) lines.splice(at, 1);
      else if (throwDice(2) === 0) lines.splice(at, 0, lines[1 + throwDice(lines.length - 1)]);
      else if (others.length > 0) lines.splice(at, 0, others[throwDice(others.length)]);
    }
    const edition = editions[throwDice(editions.length)];
    questions.push(JSON.stringify({ ask: "rule", case: lines.join("\n"), editions: [edition] }));
  }
  same(questions);
});

test("the desk, all its incidents and the guide give the same JSON as the native engine", async () => {
  // Rulings at the desk have the headlines of their Articles.
  const complete = await load({ full: true, articles: true });
  const { incidents } = jadoube.ask({ ask: "desk" });
  const editions = jadoube.contents().editions;
  const count = (needs) => needs.map((need) => need.count?.usual).find((usual) => usual !== undefined);
  const inquiries = incidents.flatMap((incident) =>
    incident.variants.flatMap((variant) =>
      editions.flatMap((edition) =>
        ["90+30", "3+2"].map((control) => ({
          edition,
          control,
          incident: incident.id,
          variant: variant.id,
          player: variant.id.length % 2 ? "white" : "black",
          count: count(variant.needs),
        })),
      ),
    ),
  );
  assert.ok(inquiries.length > 500, `${inquiries.length} inquiries`);
  const { actors } = jadoube.ask({ ask: "guide" });
  assert.ok(actors.length > 5, `${actors.length} actors`);
  same(
    [
      { ask: "desk" },
      ...inquiries.map((inquiry) => ({ ask: "inquire", inquiry })),
      { ask: "notices", entries: inquiries.slice(0, 20).map((inquiry) => ({ inquiry })) },
      ...actors.map(({ word }) => ({ ask: "guide", actor: word })),
      { ask: "guide", actor: "nobody" },
    ].map((question) => JSON.stringify(question)),
    complete,
  );
});

test("random inquiries at the desk give the same JSON as the native engine", async () => {
  const complete = await load({ full: true, articles: true });
  const throwDice = dice(1886);
  const one = (list) => list[throwDice(list.length)];
  const perhaps = (name, value) => (throwDice(3) === 0 ? { [name]: value() } : {});
  const { incidents } = jadoube.ask({ ask: "desk" });
  const editions = jadoube.contents().editions;
  const controls = ["90+30", "3+2", "10", "40/90, 30; +30", "20/60, 30", "60 d5", "5m vs 4m", "30, byo-yomi 3x30"];
  // Positions of random games, with the moves that lead on from them.
  const positions = [];
  for (let position = jadoube.position(); positions.length < 300;) {
    const moves = position.moves();
    if (moves.length > 0) positions.push({ fen: position.fen, moves });
    position = moves.length === 0 || throwDice(60) === 0 ? jadoube.position() : position.play(one(moves));
  }
  const square = () => one([..."abcdefgh"]) + (1 + throwDice(8));
  const ask = () => {
    const incident = one(incidents);
    const variant = one(incident.variants);
    const { fen, moves } = one(positions);
    const count = variant.needs.map((need) => need.count).find((range) => range !== undefined);
    return {
      edition: one(editions),
      control: one(controls),
      incident: incident.id,
      variant: variant.id,
      player: one(["white", "black"]),
      ...(throwDice(2) === 0 ? { position: fen, played: throwDice(3) ? one(moves) : square() + square() } : {}),
      ...perhaps("square", square),
      ...perhaps("other", square),
      ...perhaps("unsupervised", () => true),
      ...perhaps("default_minutes", () => throwDice(60)),
      ...perhaps("earlier", () => [throwDice(3), throwDice(3)]),
      ...perhaps("clocks", () => [throwDice(600_000), throwDice(600_000)]),
      ...(count ? { count: count.least + throwDice(count.most - count.least + 1) } : {}),
    };
  };
  const wanted = process.env.JADOUBE_FULL ? 10_000 : 1_000;
  const asked = (inquiries) => inquiries.map((inquiry) => JSON.stringify({ ask: "inquire", inquiry }));
  const inquiries = Array.from({ length: wanted }, ask);
  same(asked(inquiries), complete);
  // Where the Laws leave the decision to the arbiter, one of the answers is given.
  const decided = inquiries.flatMap((inquiry) => {
    const { questions } = JSON.parse(complete.askJson(asked([inquiry])[0]));
    const question = questions?.length ? one(questions) : null;
    const choice = question?.answers?.length ? one(question.answers) : null;
    if (!choice) return [];
    return [{ ...inquiry, since: [{ decides: { question: question.number, answer: choice.answer } }] }];
  });
  assert.ok(decided.length > wanted / 50, `${decided.length} decisions`);
  same(asked(decided), complete);
  const refused = inquiries.filter((inquiry) => "error" in JSON.parse(complete.askJson(asked([inquiry])[0])));
  console.log(`random inquiries: ${inquiries.length}, ${refused.length} refused, ${decided.length} decided`);
  assert.ok(refused.length < wanted / 2, `${refused.length} of ${wanted} refused`);
});

test("a game on the table gives the same JSON as the native engine", () => {
  const throwDice = dice(4711);
  const questions = [
    { ask: "open", control: "5+3" },
    { ask: "act", by: "hall", acts: ["starts the round"] },
  ];
  let position = jadoube.position();
  for (let at = 1_000; at < 200_000; at += 1_000 + throwDice(4_000)) {
    const moves = position.moves();
    if (moves.length === 0) break;
    const played = moves[throwDice(moves.length)];
    const by = position.turn;
    // Sometimes a piece is only touched, or a claim is made; the Laws say what follows.
    if (throwDice(4) === 0) questions.push({ ask: "act", at, by, acts: [`touches ${played.slice(0, 2)}`] });
    questions.push({ ask: "act", at, by, acts: [`plays ${played}`], press: true });
    if (throwDice(6) === 0) questions.push({ ask: "act", at, by, acts: ["claims repetition on the board"] });
    questions.push({ ask: "act", at, by: "hall", acts: ["restarts the clocks"] }, { ask: "look", at });
    position = position.play(played);
  }
  questions.push({ ask: "look", at: 3_000_000 }, { ask: "sheet" }, { ask: "pgn", white: "A", black: "B" });
  const lines = questions.map((question) => JSON.stringify(question));
  const expected = native(lines.map((line) => `table ${line}`));
  lines.forEach((line, index) => {
    let answer;
    try {
      answer = jadoube.table(JSON.parse(line));
    } catch (error) {
      answer = error.answer;
    }
    assert.deepEqual(answer, JSON.parse(expected[index]), line);
  });
});

test("other questions give the same JSON as the native engine", () => {
  const questions = [
    { ask: "mate", fen: "8/8/3k4/1p1p1p1p/1P1P1P1P/3K4/8/8 w - - 0 1" },
    { ask: "position", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", moves: ["e4", "c5"] },
    { ask: "notation", text: "1. e4 e5 2. Sf3 Sc6", from: "sv", to: "el" },
    { ask: "rule", case: "case\n" },
  ].map((question) => JSON.stringify(question));
  same(questions);
  same(questions, small);
  // The native engine knows more questions, so it names more where one is unknown.
  const unknown = '{"ask":"nonsense"}';
  const named = (/** @type {string} */ answer) => answer.match(/`\w+`/g).slice(1);
  const all = named(JSON.parse(native([unknown])[0]).message);
  for (const engine of [small, jadoube]) {
    const known = named(JSON.parse(engine.askJson(unknown)).message);
    assert.deepEqual(
      known,
      all.filter((name) => known.includes(name)),
    );
    assert.ok(known.includes("`rule`") && !known.includes("`audit`"), `${known}`);
  }
});

test("positions and moves", () => {
  const start = small.position();
  assert.equal(start.fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  assert.equal(start.sans().length, 20);
  assert.deepEqual([...start.moves()].sort(), Array.from(start.moveCodes(), moveText).sort());
  assert.equal(start.perft(4), 197_281);
  const mated = ["f3", "e7e5", "g4", "Qh4#"].reduce((position, move) => position.play(move), start);
  assert.ok(mated.isCheckmate && mated.isCheck && !mated.isStalemate && mated.turn === "white");
  assert.deepEqual(mated.sans(), []);
  assert.equal(start.turn, "white", "a position does not change");
  assert.throws(
    () => start.play("a1a3"),
    (error) => error instanceof JadoubeError && /jump over the piece on a2/.test(error.message),
  );
  assert.throws(() => small.position("8/8/8/8"), { code: "bad_fen" });
});

test("games", () => {
  const [game] = small.games('[White "A"]\n\n1. e4 (1. d4) e5 2. Qh5?! {hm} Nc6 1-0');
  assert.deepEqual(game.tags, [["White", "A"]]);
  assert.deepEqual(
    game.moves.map((move) => move.san),
    ["e4", "e5", "Qh5", "Nc6"],
  );
  assert.equal(game.moves[0].variations[0].moves[0].san, "d4");
  assert.equal(game.result, "1-0");
});

test("locales and Articles load separately", async () => {
  assert.throws(() => small.base("tlh"), { code: "unknown_locale" });
  assert.equal(small.contents().articles, false);
  const hungarian = await load({ locales: ["hu"], articles: true });
  const { runs } = hungarian.rule("case a\ncontrol 90+30\n0:01:00 white plays e4\n", {
    editions: ["2023"],
    locale: "hu",
  });
  assert.match(JSON.stringify(runs), /Világos/);
  const article = hungarian.article("4.1", { edition: "2023", locale: "hu" });
  assert.ok(article.headline.length > 10 && article.text[0].length > 10);
  const questions = [
    { ask: "article", number: "7.5.5", edition: "2023", locale: "hu" },
    { ask: "compare", from: "2018", to: "2023", locale: "hu" },
    { ask: "search", words: "szabálytalan lépés", edition: "2023", locale: "hu" },
  ].map((question) => JSON.stringify(question));
  same(questions, hungarian, ["en", "hu"]);
});

test("a text becomes a QR code, or a reason why not", () => {
  const { size, path } = jadoube.qrCode("https://example.org/desk");
  assert.equal((size - 8 - 17) % 4, 0, `${size}`);
  assert.match(path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
  const tooLong = (error) => error.code === "too_long" && error.answer.error.found === 3_000;
  assert.throws(() => jadoube.qrCode("a".repeat(3_000)), tooLong);
});

test("a chess clock is a function of instants", () => {
  let { clock, control } = jadoube.clock({ ask: "set", control: "90+30" });
  assert.equal(control.pgn, "5400+30");
  ({ clock } = jadoube.clock({ ask: "apply", clock, at: 0, event: { start: "white" } }));
  const read = (at) => jadoube.clock({ ask: "read", clock, at }).reading.sides.white.main;
  assert.equal(read(1_000), 5_429_000);
  assert.throws(() => jadoube.clock({ ask: "set", control: "soon" }), { code: "bad_control" });
  // Byo-yomi goes on without a flag.
  ({ clock } = jadoube.clock({ ask: "set", control: "1m, byo-yomi 2x10s" }));
  const started = jadoube.clock({ ask: "apply", clock, at: 0, event: { start: "white" } });
  assert.deepEqual(started.next_flag, ["white", 80_000]);
  const { main, overtime } = jadoube.clock({ ask: "read", clock: started.clock, at: 61_000 }).reading.sides.white;
  assert.deepEqual([main, overtime], [9_000, { begun: true, times: 2, left: 1, time: 10_000, moves: 1 }]);
});
