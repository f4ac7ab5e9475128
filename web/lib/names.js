// Who plays. Where nobody said it, the reader's own word for the color stands for the name.

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
