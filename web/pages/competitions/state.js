// Names, points and pairings as people write them.

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * A player as in a list: `GM Anna (2500)`.
 * @param {string | undefined} title
 * @param {string} name
 * @param {number | undefined} rating
 */
export function person(title, name, rating) {
  return [title, name, rating ? `(${rating})` : ""].filter(Boolean).join(" ");
}

/** The pairings of a round as text, as they might be typed. @param {Overview} overview @param {number} round */
export function written(overview, round) {
  const boards = overview.rounds[round - 1].map((board) => `${board.board}. ${board.white} – ${board.black}`);
  return [
    ...boards,
    ...overview.byes[round - 1].map(
      (bye) => `${bye.player} – ${bye.granted ? "full-point " : ""}bye${[" 0", " ½"][bye.half_points] ?? ""}`,
    ),
  ].join("\n");
}
