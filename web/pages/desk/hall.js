// What the desk asks the hall about boards.

import { get, post } from "/web/lib/api.js";

/** @typedef {import("/web/lib/desk/types.js").Wooden} Wooden */

/** The board that the desk is attached to, if any. */
export const game = location.pathname.split("/")[2] ?? "";

/** The notes of a wooden board. @param {string} game @returns {Promise<Wooden>} */
export function readBoard(game) {
  return get(`/api/v1/games/${game}/wooden`);
}

/**
 * Adds a note at a wooden board, and returns its new state.
 * @param {string} game
 * @param {import("/web/lib/hall.js").NewNote} note
 * @param {number} seen the version of the board that the page showed
 * @param {boolean} nevertheless although the result contradicts a ruling
 * @returns {Promise<Wooden>}
 */
export function writeNote(game, note, seen, nevertheless) {
  return post(`/api/v1/games/${game}/wooden?seen=${seen}${nevertheless ? "&nevertheless=true" : ""}`, note);
}

/** All boards that an arbiter watches. @returns {Promise<import("/web/lib/hall.js").Watched[]>} */
export function readBoards() {
  return get("/api/v1/console").catch(() => []);
}
