// Jadoube in JavaScript: a typed wrapper around jadoube.wasm or jadoube-full.wasm, for Node and browsers. It knows no chess.

/** What a function of the module returns instead of a number when it has failed. */
const FAILED = 0xffffffff;

const SQUARES = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index % 8] + (1 + (index >> 3)));
const PROMOTIONS = ["", "n", "b", "r", "q"];

/** A question that cannot be answered: `code` is for programs, `message` for people, `answer` is all there is. */
export class JadoubeError extends Error {
  constructor(code, message, answer) {
    super(message);
    this.name = "JadoubeError";
    this.code = code;
    this.answer = answer;
  }
}

/** A move as two squares, `e2e4` or `e7e8q`, from its number. */
export function moveText(code) {
  return SQUARES[code & 63] + SQUARES[(code >> 6) & 63] + PROMOTIONS[code >> 12];
}

/** The bytes of a file beside this one, or of whatever was given in its place. */
async function bytes(given, name) {
  const source = await (given ?? new URL(name, import.meta.url));
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  if (typeof Response !== "undefined" && source instanceof Response) return source.arrayBuffer();
  const url = source instanceof URL ? source : new URL(source, import.meta.url);
  if (url.protocol === "file:" && typeof process !== "undefined") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new JadoubeError("not_loaded", `${url}: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

/** The module; where it comes as a stream of the right type, it is compiled while it arrives. */
async function instantiated(given, name) {
  const source = await given;
  const type = typeof Response !== "undefined" && source instanceof Response && source.headers.get("content-type");
  const { instance } =
    type === "application/wasm"
      ? await WebAssembly.instantiateStreaming(source)
      : await WebAssembly.instantiate(await bytes(source, name));
  return instance;
}

/**
 * Loads the module, and the packs of the locales and Articles that are wanted.
 * @param {import("./index.d.ts").LoadOptions & { full?: boolean }} [options]
 */
export async function load(options = {}) {
  const { full = false, wasm, locales = [], articles = false, packs } = options;
  const name = full ? "./jadoube-full.wasm" : "./jadoube.wasm";
  const jadoube = new Jadoube((await instantiated(wasm, name)).exports);
  const bases = new Set(locales.map((tag) => jadoube.base(tag)).filter((tag) => tag !== "en"));
  const wanted = [...bases].map((tag) => `messages-${tag}.json`);
  if (articles)
    wanted.push(
      bases.size === 1 ? `articles-${[...bases][0]}.json` : bases.size ? "articles.json" : "articles-en.json",
    );
  const taken = await Promise.all(wanted.map((name) => bytes(packs?.(name), `./packs/${name}`)));
  for (const pack of taken) jadoube.supply(pack);
  return jadoube;
}

/** The module at work. */
export class Jadoube {
  #wasm;
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();
  #forgotten;
  #contents = null;

  constructor(exports) {
    this.#wasm = exports;
    this.#forgotten = new FinalizationRegistry((number) => exports.position_free(number));
  }

  #write(text) {
    const content =
      typeof text === "string"
        ? this.#encoder.encode(text)
        : new Uint8Array(text.buffer ?? text, text.byteOffset ?? 0, text.byteLength);
    const place = this.#wasm.input(content.length);
    new Uint8Array(this.#wasm.memory.buffer, place, content.length).set(content);
  }

  #read() {
    return this.#decoder.decode(
      new Uint8Array(this.#wasm.memory.buffer, this.#wasm.output(), this.#wasm.output_length()),
    );
  }

  /** What the module knows and has: locales, editions, languages of notation. */
  contents() {
    if (!this.#contents) {
      this.#wasm.contents();
      this.#contents = JSON.parse(this.#read());
    }
    return this.#contents;
  }

  /** The locale whose messages a locale is made from; for most it is the locale itself. */
  base(tag) {
    const { locales, pseudo } = this.contents();
    const found = [...locales, pseudo].find((locale) => locale.tag === tag);
    if (!found) {
      const tags = locales.map((locale) => locale.tag).join(", ");
      throw new JadoubeError("unknown_locale", `there is no locale ${tag}; there are ${tags}`);
    }
    return found.base;
  }

  /** Takes in a pack: the messages of a locale, or the texts of the Articles. */
  supply(pack) {
    this.#write(pack);
    if (this.#wasm.supply() === FAILED) throw new JadoubeError("bad_pack", this.#read());
    this.#contents = null;
  }

  /** Asks a question as JSON, and gives the answer as it is: the same bytes as everywhere else. */
  askJson(question) {
    this.#write(typeof question === "string" ? question : JSON.stringify(question));
    this.#wasm.ask();
    return this.#read();
  }

  /** Asks a question; throws a JadoubeError if it cannot be answered. */
  ask(question) {
    const answer = JSON.parse(this.askJson(question));
    if (answer.type === "error") throw new JadoubeError(answer.code, answer.message, answer);
    return answer;
  }

  /** What is the ruling? Cases in, rulings under each edition out. */
  rule(cases, options = {}) {
    return this.ask({ ask: "rule", case: cases, ...options });
  }

  /** What an Article says. */
  article(number, options = {}) {
    return this.ask({ ask: "article", number, ...options });
  }

  /** All Articles of an edition. */
  edition(edition, options = {}) {
    return this.ask({ ask: "edition", edition, ...options });
  }

  /** What changed from one edition to another. */
  compare(from, to, options = {}) {
    return this.ask({ ask: "compare", from, to, ...options });
  }

  /** Where the Laws say something. */
  search(words, options = {}) {
    return this.ask({ ask: "search", words, ...options });
  }

  /** Who can still give mate by any series of legal moves. */
  canMate(fen, options = {}) {
    return this.ask({ ask: "mate", fen: String(fen), ...options });
  }

  /** The same moves in another language or form. */
  notation(text, options = {}) {
    return this.ask({ ask: "notation", text, ...options });
  }

  #told(question, asked) {
    if (!this.#wasm[asked])
      throw new JadoubeError("not_loaded", `${asked} is not in this module: load({ full: true })`);
    this.#write(JSON.stringify(question));
    this.#wasm[asked]();
    const answer = JSON.parse(this.#read());
    if (answer.error) throw new JadoubeError(answer.error.code, answer.error.message, answer);
    return answer;
  }

  /** Asks a chess clock (the full module). */
  clock(question) {
    return this.#told(question, "clock");
  }

  /** Asks the game on the table: two people, a board and a clock, under the Laws. One game at a time (the full module). */
  table(question) {
    return this.#told(question, "table");
  }

  /** Draws a text as a QR code (the full module): the dark modules as a path of SVG, in a square of `size` units with its white margin. */
  qrCode(text) {
    return this.#told({ text }, "qr_code");
  }

  /** All games of a PGN file. */
  games(pgn) {
    this.#write(pgn);
    this.#wasm.read_games();
    return JSON.parse(this.#read());
  }

  /** A position, from a FEN or the initial one. */
  position(fen = "") {
    this.#write(fen);
    return this.#keep(this.#wasm.position_new(), "bad_fen");
  }

  /** The castling rights and en passant squares that the board of a FEN leaves open, whatever rights the FEN has. */
  rights(fen) {
    this.#write(fen);
    if (this.#wasm.position_rights() >>> 0 === FAILED) throw new JadoubeError("bad_fen", this.#read());
    return JSON.parse(this.#read());
  }

  #keep(number, code) {
    if (number >>> 0 === FAILED) throw new JadoubeError(code, this.#read());
    const position = new Position(this.#inside, number);
    this.#forgotten.register(position, number);
    return position;
  }

  /** What a position needs of the module. */
  #inside = {
    wasm: () => this.#wasm,
    read: () => this.#read(),
    play: (number, played) => {
      if (typeof played === "number") return this.#keep(this.#wasm.position_play_code(number, played), "bad_move");
      this.#write(played);
      return this.#keep(this.#wasm.position_play(number), "bad_move");
    },
  };
}

/** A position. It does not change: playing a move gives another one. */
export class Position {
  #inside;
  #number;

  constructor(inside, number) {
    this.#inside = inside;
    this.#number = number;
  }

  /** Whose turn it is. */
  get turn() {
    return this.#state() & 1 ? "black" : "white";
  }
  get isCheck() {
    return (this.#state() & 2) !== 0;
  }
  get isCheckmate() {
    return (this.#state() & 4) !== 0;
  }
  get isStalemate() {
    return (this.#state() & 8) !== 0;
  }

  #state() {
    return this.#inside.wasm().position_state(this.#number);
  }

  /** The FEN. */
  get fen() {
    this.#inside.wasm().position_fen(this.#number);
    return this.#inside.read();
  }

  /** The legal moves as numbers; `moveText` gives their squares. The fastest way. */
  moveCodes() {
    const wasm = this.#inside.wasm();
    const count = wasm.position_moves(this.#number);
    const place = wasm.output();
    return new Uint16Array(wasm.memory.buffer.slice(place, place + 2 * count));
  }

  /** The legal moves as squares: `e2e4`. */
  moves() {
    return Array.from(this.moveCodes(), moveText);
  }

  /** The legal moves in SAN. */
  sans() {
    this.#inside.wasm().position_sans(this.#number);
    const text = this.#inside.read();
    return text ? text.split(" ") : [];
  }

  /** The position after a move: SAN, squares, or a number of `moveCodes`. A move that is not legal throws the reason. */
  play(move) {
    return this.#inside.play(this.#number, move);
  }

  /** How many sequences of so many legal moves there are. */
  perft(depth) {
    return this.#inside.wasm().position_perft(this.#number, depth);
  }

  toString() {
    return this.fen;
  }
}
