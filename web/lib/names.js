// The names of the players. If a name is missing, the reader's word for the color takes its place.

import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */

/** @param {{ white: string, black: string } | null | undefined} players @param {Side} side */
export function nameOf(players, side) {
  return players?.[side] || (side === "white" ? text("web-white") : text("web-black"));
}

/** Both, as a title. @param {{ white: string, black: string } | null | undefined} players */
export function namesOf(players) {
  return `${nameOf(players, "white")} – ${nameOf(players, "black")}`;
}
