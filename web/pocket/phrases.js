// What hands do at the board, as phrases of the case language (docs/CASES.md): the engine reads them, and people can read a stored
// game.

import { writtenTime } from "/web/lib/score.js";

/** @typedef {import("/web/lib/types.js").Act} Act */

/**
 * The phrase for an act. Only what the board of the pocket can do is here; whether it can be done is for the engine to say.
 * @param {Act | string} act
 * @returns {string}
 */
export function phrase(act) {
  // "lets_go", or a phrase already.
  if (typeof act === "string") return act.replaceAll("_", " ");
  if ("touches" in act) return `${act.touches.contact === "adjusting" ? "adjusts" : "touches"} ${act.touches.square}`;
  if ("plays" in act) return `plays ${act.plays.played}`;
  if ("castles" in act) return `castles ${act.castles.wing === "0-0" ? "short" : "long"}`;
  if ("places" in act) return `puts a ${act.places.role} on ${act.places.on}`;
  if ("presses" in act) return "presses";
  if ("offers_draw" in act) return "offers a draw";
  if ("claims" in act) {
    const words = { repetition: "repetition", fifty: "fifty moves", touch_move: "touch-move" };
    const claim = words[/** @type {keyof typeof words} */ (act.claims.claim)];
    if (act.claims.intends) return `claims ${claim} with ${act.claims.intends}`;
    return claim === "touch-move" ? `claims ${claim}` : `claims ${claim} on the board`;
  }
  if ("sets_clock" in act) return `sets ${act.sets_clock.side} ${writtenTime(act.sets_clock.time)}`;
  if ("sets_counter" in act) return `sets the counter of ${act.sets_counter.side} to ${act.sets_counter.moves}`;
  throw new Error(`no phrase for ${JSON.stringify(act)}`);
}
