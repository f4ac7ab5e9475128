// A small picture of a position, for lists and screens.

import { svg } from "/web/lib/dom.js";
import { placement } from "/web/lib/board-element.js";
import { piece } from "/web/lib/pieces.js";

/**
 * Draws a position in a picture, unless it is already there.
 * @param {SVGElement} picture
 * @param {string} fen
 * @param {readonly string[]} [last]
 * @param {string} [label]
 */
export function drawMini(picture, fen, last = [], label = "") {
  const key = `${fen.split(" ")[0]} ${last.join()}`;
  if (label) picture.setAttribute("aria-label", label);
  if (picture.dataset.key === key) return;
  picture.dataset.key = key;
  const at = (/** @type {string} */ square) => [100 * "abcdefgh".indexOf(square[0]), 100 * (8 - Number(square[1]))];
  const squares = [svg("rect", { width: 800, height: 800, class: "light" })];
  for (let index = 0; index < 64; index++) {
    const [x, y] = [index % 8, Math.floor(index / 8)];
    if ((x + y) % 2 === 1)
      squares.push(svg("rect", { x: 100 * x, y: 100 * y, width: 100, height: 100, class: "dark" }));
  }
  for (const square of last) {
    const [x, y] = at(square);
    squares.push(svg("rect", { x, y, width: 100, height: 100, class: "last" }));
  }
  for (const [square, letter] of placement(fen)) {
    const [x, y] = at(square);
    const drawn = piece(letter);
    for (const [name, value] of Object.entries({ x, y, width: 100, height: 100 }))
      drawn.setAttribute(name, String(value));
    squares.push(drawn);
  }
  picture.replaceChildren(...squares);
}

/** An empty picture. */
export function mini() {
  return svg("svg", { class: "mini", viewBox: "0 0 800 800", role: "img" });
}
