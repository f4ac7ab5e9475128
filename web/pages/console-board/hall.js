// The requests of a board's page to the hall.

import { commandId, get, post } from "/web/lib/api.js";

/** @typedef {import("/web/lib/hall.js").Watched} Watched */
/** @typedef {import("/web/pages/console-board/state.js").Note} Note */
/** @typedef {import("/web/pages/console-board/state.js").Offered} Offered */
/** @typedef {import("/web/lib/types.js").Side} Side */

/** The board as an arbiter watches it. @param {string} game @returns {Promise<Watched>} */
export const readWatch = (game) => get(`/api/v1/games/${game}/watch`);

/** What can happen now. @param {string} game @returns {Promise<Offered[]>} */
export const readOffered = (game) => get(`/api/v1/games/${game}/offered`);

/** What was noted at the wooden board. @param {string} game @returns {Promise<Note[]>} */
export const readNotes = (game) => get(`/api/v1/games/${game}/wooden`).then((found) => found.notes);

/**
 * Notes something at the wooden board.
 * @param {string} game
 * @param {import("/web/lib/hall.js").NewNote} writing
 * @param {boolean} nevertheless although the result contradicts a ruling
 * @param {string} reason
 * @returns {Promise<Note[]>}
 */
export const writeNote = (game, writing, nevertheless, reason) => {
  const query = new URLSearchParams({
    ...(nevertheless ? { nevertheless: "true" } : {}),
    ...(reason ? { reason } : {}),
  });
  return post(`/api/v1/games/${game}/wooden?${query}`, writing).then((found) => found.notes);
};

/** Every position of the game. @param {string} game @returns {Promise<import("/web/lib/hall.js").LinePosition[]>} */
export const readLine = (game) => get(`/api/v1/games/${game}/line`).catch(() => []);

/** @param {string} game @returns {Promise<import("/web/lib/hall.js").MoveSheet>} */
export const readSheet = (game) => get(`/api/v1/games/${game}/sheet`);

/** The form to print on an envelope. @param {string} game @returns {Promise<string>} */
export const readEnvelope = (game) => get(`/api/v1/games/${game}/envelope`);

/** @param {string} game @param {string | undefined} commitment */
export const openEnvelope = (game, commitment) =>
  post(`/api/v1/games/${game}/open`, { id: commandId("open"), commitment });

/** A new link for a player, which revokes the old one. @param {string} game @param {Side} role @returns {Promise<{ token: string }>} */
export const newLink = (game, role) => post(`/api/v1/games/${game}/links`, { role });

/** All boards that the arbiter watches. @returns {Promise<Watched[]>} */
export const readBoards = () => get("/api/v1/console").catch(() => []);
