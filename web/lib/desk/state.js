// The announcements, the entered details of the incident, and the state of the board.

import { EDITIONS } from "/web/lib/editions.js";
import { PositionEditor } from "/web/lib/position-editor.js";
import { readTime, writtenTime } from "/web/lib/score.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/desk/types.js").Incident} Incident */
/** @typedef {import("/web/lib/desk/types.js").Variant} Variant */
/** @typedef {import("/web/lib/desk/types.js").Answer} Answer */
/** @typedef {import("/web/lib/desk/types.js").Wooden} Wooden */
/** @typedef {import("/web/lib/desk/types.js").Entered} Entered */

const KEY = "jadoube-desk";

export const SIDES = /** @type {Side[]} */ (["white", "black"]);

/** The announcements of last time, if the browser has stored them. */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The announcements, kept for the next incident. */
export const rules = {
  edition: EDITIONS[0],
  control: "90+30",
  unsupervised: false,
  default_minutes: /** @type {number | null} */ (null),
  ...kept(),
};

/** Nothing was entered yet. @returns {Entered} */
function nothing() {
  return {
    incident: null,
    variant: "",
    player: "white",
    count: null,
    since: [],
    exact: false,
    clocks: ["", ""],
    times: false,
    earlier: [0, 0],
  };
}

export const entered = nothing();

/** The answers to what was asked. */
export const desk = {
  /** @type {Incident[]} */
  incidents: [],
  /** @type {Wooden | null} */
  wooden: null,
  /** @type {Answer | null} */
  answered: null,
  /** How far the clock of this device is behind the hall's, in milliseconds. */
  offset: 0,
};

/** The position that was set up. */
export const editor = /** @type {PositionEditor} */ (document.createElement("position-editor"));

export function keep() {
  if (desk.wooden) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(rules));
  } catch {
    // Private windows may forbid storage; the choice then lasts as long as the page.
  }
}

/**
 * A new incident begins empty: details of the last one would be wrong.
 * @param {Incident} incident
 * @param {Side} player
 */
export function beginEntry(incident, player) {
  Object.assign(entered, nothing(), { incident, variant: incident.variants[0].id, player });
  editor.forget();
}

/** Enters a stored inquiry again. @param {Incident} incident @param {import("/web/lib/hall.js").Inquiry} stored */
export function enterAgain(incident, stored) {
  beginEntry(incident, stored.player);
  Object.assign(rules, {
    edition: stored.edition,
    control: stored.control,
    unsupervised: stored.unsupervised ?? false,
    default_minutes: stored.default_minutes ?? null,
  });
  Object.assign(entered, {
    variant: stored.variant,
    count: stored.count ?? null,
    since: stored.since ?? [],
    exact: stored.position !== undefined,
    clocks: stored.clocks ? stored.clocks.map(writtenTime) : ["", ""],
    times: stored.clocks !== undefined,
    earlier: stored.earlier ?? [0, 0],
  });
  if (stored.position) editor.enter(stored.position, stored);
}

/** @returns {Variant | undefined} */
export function variant() {
  return entered.incident?.variants.find((found) => found.id === entered.variant);
}

/** @param {string} need */
export function needs(need) {
  return variant()?.needs.some((found) => found === need) ?? false;
}

/** @returns {{ least: number, most: number, usual: number } | undefined} */
export function countNeeded() {
  for (const need of variant()?.needs ?? []) if (typeof need === "object") return need.count;
  return undefined;
}

/** Both times in milliseconds, if both are known. @returns {[number, number] | null} */
export function clocks() {
  const [white, black] = entered.clocks.map(readTime);
  return white === null || black === null ? null : [white, black];
}

/** @returns {import("/web/lib/hall.js").Inquiry} */
export function inquiry() {
  const exact = entered.exact && needs("position");
  const [from, to] = editor.move;
  return {
    edition: rules.edition,
    control: rules.control,
    unsupervised: rules.unsupervised,
    ...(rules.default_minutes === null ? {} : { default_minutes: rules.default_minutes }),
    incident: entered.incident?.id ?? "",
    variant: entered.variant,
    player: entered.incident?.of_player ? entered.player : "white",
    ...(countNeeded() && entered.count !== null ? { count: entered.count } : {}),
    ...(clocks() ? { clocks: clocks() } : {}),
    ...(exact ? { position: editor.fen(entered.player) } : {}),
    ...(exact && needs("move") && to ? { played: from + to } : {}),
    ...(exact && needs("square") && editor.square ? { square: editor.square } : {}),
    ...(exact && needs("other") && editor.other ? { other: editor.other } : {}),
    earlier: desk.wooden?.illegal_moves ?? entered.earlier,
    since: entered.since,
  };
}

/** Whether the position was given, but not yet the move or touch. */
export function incomplete() {
  if (!entered.exact || !needs("position")) return false;
  return (
    (needs("move") && editor.move.length < 2) ||
    (needs("square") && !editor.square) ||
    (needs("other") && !editor.other)
  );
}
