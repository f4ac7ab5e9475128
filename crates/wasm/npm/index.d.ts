/** What to load besides the module itself. */
export interface LoadOptions {
  /** The module, if it is not beside this file: its address, its bytes, or a response. */
  wasm?: string | URL | BufferSource | Response | Promise<BufferSource | Response>;
  /** The languages that answers are wanted in, by their tags: `hu`, `sr-Latn`. English is always there. */
  locales?: string[];
  /** Whether the texts of the Articles are wanted. */
  articles?: boolean;
  /** Where a pack is, if it is not in `packs/` beside this file. */
  packs?: (name: string) => string | URL | BufferSource | Response | Promise<BufferSource | Response>;
}

/**
 * Loads the module. The full one also has the ruling desk, the guided entry of incidents, a chess clock, a game between two people, and QR
 * codes.
 */
export function load(options?: LoadOptions & { full?: false }): Promise<Jadoube>;
export function load(options: LoadOptions & { full: true }): Promise<FullJadoube>;

/** A question that cannot be answered. */
export class JadoubeError extends Error {
  /** For programs: `bad_fen`, `bad_move`, `bad_case`, … */
  readonly code: string;
  /** The whole answer, if there is one. */
  readonly answer?: Record<string, unknown>;
}

/** A move as two squares from a number of `moveCodes`. */
export function moveText(code: number): string;

/** `docs/API.md` and `schema/answer.schema.json` of the project describe each answer. */
export interface Answer {
  version: 1;
  type: string;
  [field: string]: any;
}

export type Color = "white" | "black";

export interface Locale {
  tag: string;
  name: string;
  /** The language of notation that goes with it. */
  notation: string;
  /** The locale whose messages it is made from. */
  base: string;
  /** Whether its messages are loaded. */
  there: boolean;
}

export interface Contents {
  version: string;
  locales: Locale[];
  /** English with accents and in brackets (`en-XA`), for tests that look for text which bypasses the messages. */
  pseudo: Locale;
  editions: string[];
  notations: string[];
  /** Whether the texts of the Articles are loaded. */
  articles: boolean;
}

/** A move of a game. */
export interface Ply {
  san: string;
  /** Not a legal move. */
  irregular?: "stood" | "null" | "unreadable";
  nags?: number[];
  comments?: string[];
  variations?: { comments?: string[]; moves: Ply[] }[];
}

export interface Game {
  tags: [string, string][];
  result?: string;
  comments?: string[];
  moves: Ply[];
  /** The board after the last move. */
  fen?: string;
  problems?: { line: number; column: number; message: string }[];
}

/** A position. It does not change: playing a move gives another one. */
export class Position {
  private constructor();
  readonly turn: Color;
  readonly isCheck: boolean;
  readonly isCheckmate: boolean;
  readonly isStalemate: boolean;
  readonly fen: string;
  /** The legal moves as numbers, the fastest way. */
  moveCodes(): Uint16Array;
  /** The legal moves as squares: `e2e4`. */
  moves(): string[];
  /** The legal moves in SAN. */
  sans(): string[];
  /** The position after a move: SAN, squares or a number of `moveCodes`. A move that is not legal throws the reason. */
  play(move: string | number): Position;
  /** How many sequences of so many legal moves there are. */
  perft(depth: number): number;
  toString(): string;
}

/** What a board alone does not show. */
export interface Rights {
  /** If neither the king nor the rook has moved: the letter of FEN, and `0-0` or `0-0-0`. */
  castling: { letter: "K" | "Q" | "k" | "q"; side: Color; written: string }[];
  /** If the pawn has just made a double step: the square that FEN names. */
  en_passant: { square: string; pawn: string }[];
}

export class Jadoube {
  private constructor();
  contents(): Contents;
  /** Takes in a pack: the messages of a locale, or the texts of the Articles. */
  supply(pack: string | BufferSource): void;
  position(fen?: string): Position;
  /** The castling rights and en passant squares that the board of a FEN leaves open, whatever rights the FEN has. */
  rights(fen: string): Rights;
  games(pgn: string | BufferSource): Game[];
  /** What is the ruling? */
  rule(cases: string, options?: { editions?: string[]; locale?: string }): Answer;
  article(number: string, options?: { edition?: string; locale?: string }): Answer;
  edition(edition?: string, options?: { beside?: string; locale?: string }): Answer;
  compare(from: string, to: string, options?: { locale?: string }): Answer;
  search(words: string, options?: { edition?: string; locale?: string }): Answer;
  canMate(fen: string | Position, options?: { side?: Color; budget?: number; locale?: string }): Answer;
  notation(
    text: string,
    options?: { from?: string; to?: string; form?: string; fen?: string; locale?: string },
  ): Answer;
  /** Any question, and its answer as an object. */
  ask(question: Record<string, unknown> | string): Answer;
  /** The same as JSON: byte for byte what the command line prints. */
  askJson(question: Record<string, unknown> | string): string;
}

/** What `load({ full: true })` gives. `ask` also takes the questions of the desk: `desk`, `inquire`, `notices`, `guide`. */
export interface FullJadoube extends Jadoube {
  /** A chess clock, which is given the time with every call: `{ ask: "set" | "apply" | "read", … }`. */
  clock(question: Record<string, unknown>): Record<string, any>;
  /**
   * A game between two people, judged by the Laws: `{ ask: "open" | "act" | "look" | "read" | "sheet" | "pgn", … }`.
   * One game at a time stays in the module; it opens again from what was done.
   */
  table(question: Record<string, unknown>): Record<string, any>;
  /**
   * A text as a QR code: the dark modules as a path of SVG, in a square of `size` units with its white margin. One that does not fit
   * throws a JadoubeError with the code `too_long`; its `answer.error` has `found` and `most`, in bytes.
   */
  qrCode(text: string): { size: number; path: string };
}
