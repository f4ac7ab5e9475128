// The history of the desk: rulings that were kept with their times and notes, on this device only.

import { keep, recall } from "/web/pocket/kept.js";

/**
 * @typedef {object} Entry
 * @property {string} id
 * @property {number} at when it was kept, by the clock of this device
 * @property {import("/web/lib/hall.js").Inquiry} inquiry
 * @property {string} incident in words
 * @property {string} says the ruling in one line
 * @property {string} minutes
 * @property {string} case
 * @property {string} note
 * @property {Heading} heading
 */
/**
 * @typedef {object} Heading
 * @property {string} competition
 * @property {number | null} round
 * @property {number | null} board
 * @property {string} white
 * @property {string} black
 */

const KEY = "entries";

/** The newest first. @returns {Entry[]} */
export function entries() {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept : [];
}

/** Keeps an entry, in place of the one with the same name if there is one. @param {Entry} entry */
export function keepEntry(entry) {
  const all = entries();
  const known = all.findIndex(({ id }) => id === entry.id);
  if (known < 0) all.unshift(entry);
  else all[known] = entry;
  keep(KEY, all);
}

/** @param {string} id */
export function deleteEntry(id) {
  keep(
    KEY,
    entries().filter((entry) => entry.id !== id),
  );
}

/** The heading of the last entry without its board and players, for the next one. @returns {Heading} */
export function lastHeading() {
  const last = entries()[0]?.heading;
  return { competition: last?.competition ?? "", round: last?.round ?? null, board: null, white: "", black: "" };
}

/** A name that no other entry has. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The day of an entry as a notice writes it, by the clock of this device. @param {number} at */
export function day(at) {
  const date = new Date(at);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** An entry for its notice. @param {Entry} entry */
export function forNotice({ inquiry, heading, at }) {
  return { inquiry, heading: { ...heading, date: day(at) } };
}
