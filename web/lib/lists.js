// The lists of a competition, for the wall and for paper: pairings, results, standings.

import { el } from "/web/lib/dom.js";
import { points } from "/web/lib/points.js";
import { scoreText } from "/web/lib/score.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").Overview} Overview */
/** @typedef {import("/web/lib/hall.js").BoardLine} BoardLine */
/** A column: its heading, and whether it holds figures. @typedef {{ title: string, figures?: boolean, code?: boolean }} Column */
/** @typedef {{ title: string, columns: Column[], rows: string[][] }} List */
/** @typedef {"pairings" | "names" | "results" | "standings"} Kind */

/** The lists, in the order in which a hall needs them. @type {readonly Kind[]} */
export const KINDS = ["names", "pairings", "results", "standings"];

/** @param {Kind} kind */
export function nameOfList(kind) {
  switch (kind) {
    case "pairings":
      return text("web-screen-pairings");
    case "names":
      return text("web-screen-names");
    case "results":
      return text("web-screen-results");
    default:
      return text("web-comp-standings");
  }
}

/** Players as the overview names them, with their titles. @param {Overview} overview */
function titled(overview) {
  const titles = new Map(overview.players.map((player) => [player.name, player.title]));
  return (/** @type {string} */ name) => [titles.get(name), name].filter(Boolean).join(" ");
}

/** The last round with a result, or else the last one. @param {Overview} overview */
function roundWithResults(overview) {
  const found = overview.rounds.findLastIndex((boards) => boards.some((board) => board.score));
  return found >= 0 ? found + 1 : overview.rounds.length;
}

/** @param {string} name @param {number} round */
const ofRound = (name, round) => [name, text("web-screen-round", { round })].join(" · ");

/**
 * A list, or null if there is nothing to list yet.
 * @param {Overview} overview
 * @param {Kind} kind
 * @returns {List | null}
 */
export function listOf(overview, kind) {
  const name = nameOfList(kind);
  if (kind === "standings") return overview.standings.length > 0 ? standings(overview, name) : null;
  const round = kind === "results" ? roundWithResults(overview) : overview.rounds.length;
  if (round === 0) return null;
  const title = ofRound(name, round);
  return kind === "names" ? byName(overview, round, title) : byBoard(overview, round, title, kind === "results");
}

/** @param {Overview} overview @param {number} round @param {string} title @param {boolean} results @returns {List} */
function byBoard(overview, round, title, results) {
  const who = titled(overview);
  const score = (/** @type {BoardLine} */ board) => (results && board.score ? scoreText(board.score) : "–");
  const columns = [
    { title: "#", figures: true },
    { title: text("web-white") },
    { title: text("web-desk-result"), figures: true },
    { title: text("web-black") },
  ];
  const boards = overview.rounds[round - 1].map((board) => [
    String(board.board),
    who(board.white),
    score(board),
    who(board.black),
  ]);
  const byes = (overview.byes[round - 1] ?? []).map((bye) => [
    "–",
    who(bye.player),
    results ? points(bye.half_points) : "–",
    text("web-comp-no-opponent"),
  ]);
  return { title, columns, rows: [...boards, ...byes] };
}

/** @param {Overview} overview @param {number} round @param {string} title @returns {List} */
function byName(overview, round, title) {
  const who = titled(overview);
  const columns = [
    { title: text("web-comp-player") },
    { title: "#", figures: true },
    { title: text("web-screen-color") },
    { title: text("web-screen-opponent") },
  ];
  const seats = overview.rounds[round - 1].flatMap((board) => [
    { player: board.white, rest: [String(board.board), text("web-white"), who(board.black)] },
    { player: board.black, rest: [String(board.board), text("web-black"), who(board.white)] },
  ]);
  const byes = (overview.byes[round - 1] ?? []).map((bye) => ({
    player: bye.player,
    rest: ["–", "–", text("web-comp-no-opponent")],
  }));
  const { compare } = new Intl.Collator(locale);
  const sorted = [...seats, ...byes].sort((one, other) => compare(one.player, other.player));
  return { title, columns, rows: sorted.map(({ player, rest }) => [who(player), ...rest]) };
}

/** @param {Overview} overview @param {string} title @returns {List} */
function standings(overview, title) {
  const columns = [
    { title: text("web-comp-place"), figures: true },
    { title: text("web-comp-player") },
    { title: text("web-comp-rating"), figures: true },
    { title: text("web-comp-points"), figures: true },
    ...overview.tie_breaks.map(({ code }) => ({ title: code, figures: true, code: true })),
  ];
  const rows = overview.standings.map((standing) => {
    const player = overview.players[standing.player];
    return [
      String(standing.place),
      [player.title, player.name].filter(Boolean).join(" "),
      player.rating ? String(player.rating) : "",
      points(standing.half_points),
      ...(standing.tie_breaks ?? []).map((value) => value ?? ""),
    ];
  });
  return { title, columns, rows };
}

/** A list as a table. @param {List} list */
export function tableOf({ title, columns, rows }) {
  const head = (/** @type {Column} */ column) =>
    el(
      "th",
      { scope: "col", class: column.figures ? "figures" : null, translate: column.code ? "no" : null },
      column.title,
    );
  const cell = (/** @type {string} */ value, /** @type {number} */ index) =>
    el("td", { class: columns[index]?.figures ? "figures" : null }, value);
  return el(
    "table",
    { class: "list" },
    el("caption", {}, title),
    el("thead", {}, el("tr", {}, ...columns.map(head))),
    el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map(cell)))),
  );
}
