// The boards on the wall: positions, names, clocks; wooden boards with names and result.

import { isLow, shownTime } from "/web/lib/clock-element.js";
import { by, el } from "/web/lib/dom.js";
import { drawMini, mini } from "/web/lib/mini-board.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { points } from "/web/lib/points.js";
import { advance, running } from "/web/lib/reading.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").ScreenBoard} Line */

const SIDES = /** @type {Side[]} */ (["white", "black"]);
/** The space between two boards. */
const GAP = 18;
/** The height of what stands above and below a position. */
const WORDS = 112;
/** The width that names and clocks need beside a position, and the least width of a board with names above and below. */
const BESIDE = 280;
const NARROWEST = 240;
/** Positions smaller than this cannot be read from a distance, so that the page scrolls instead. */
const SMALLEST = 90;

/** @type {Map<string, { node: HTMLElement, update: (line: Line) => void, clocks: Record<Side, HTMLElement> }>} */
const shown = new Map();
/** @type {Line[]} */
let lines = [];
let arrived = 0;
/** Several rounds are shown, so each board names its round. */
let mixed = false;

/** @param {Line} line @param {string} href */
function show(line, href) {
  const picture = mini();
  const wood = el("span", { class: "wood figures", "aria-hidden": "true" });
  const clocks = { white: el("span", { class: "time figures" }), black: el("span", { class: "time figures" }) };
  const name = { white: el("span", { class: "who" }), black: el("span", { class: "who" }) };
  // Black is above White, while a score names White first: each player's points are beside the name.
  const gained = { white: el("span", { class: "points figures" }), black: el("span", { class: "points figures" }) };
  const number = el("span", { class: "number" });
  const result = el("span", { class: "result figures" });
  const side = (/** @type {Side} */ which) =>
    el("div", { class: `line ${which}` }, el("span", { class: "side" }), name[which], gained[which], clocks[which]);
  const sides = { white: side("white"), black: side("black") };
  const node = el("a", { class: "shown", href }, el("div", { class: "over" }, number, result), sides.black);
  node.append(picture, wood, sides.white);
  const update = (/** @type {Line} */ now) => {
    const { view } = now;
    const place = [
      mixed ? text("web-screen-round", { round: now.round }) : "",
      now.board > 0 ? text("web-screen-board", { board: now.board }) : "",
      now.wooden ? text("web-comp-wooden") : "",
      now.unreadable ? text("web-unreadable") : "",
    ];
    number.textContent = place.filter(Boolean).join(" · ");
    // Neither the position nor the clock of a wooden board is known here.
    node.classList.toggle("wooden", Boolean(now.wooden || now.unreadable));
    result.textContent = view.score ? scoreText(view.score) : view.last ? (now.texts.last?.numbered ?? "") : "";
    result.classList.toggle("done", Boolean(view.score));
    wood.textContent = view.score ? scoreText(view.score) : "–";
    drawMini(picture, view.fen, view.last?.squares ?? [], `${namesOf(now)}: ${result.textContent}`);
    for (const which of SIDES) {
      name[which].textContent = nameOf(now, which);
      gained[which].textContent = view.score ? points(view.score[which]) : "";
      sides[which].toggleAttribute(
        "data-turn",
        view.turn === which && !view.score && view.clock !== undefined && view.clock.state !== "not_started",
      );
    }
  };
  return { node, update, clocks };
}

/** The clocks go on between two answers of the hall. */
export function tick() {
  for (const line of lines) {
    const clock = line.view.clock;
    for (const side of SIDES) {
      const place = shown.get(line.game)?.clocks[side];
      if (!place || !clock) continue;
      if (line.wooden || line.unreadable) {
        place.textContent = "";
        continue;
      }
      const runs = running(clock) === side && !line.view.score;
      const reading = advance(clock.sides[side], runs ? line.since + performance.now() - arrived : 0);
      place.textContent = shownTime(reading.main, reading.counts_up);
      place.classList.toggle("runs", runs);
      place.classList.toggle("low", isLow(reading) && !line.view.score);
    }
  }
}

/** Chooses the arrangement and the number of columns that make the positions largest; too many boards scroll. */
export function fit() {
  const place = by("boards");
  const [width, height] = [place.clientWidth, innerHeight - place.getBoundingClientRect().top - scrollY - 16];
  let best = { side: SMALLEST, columns: 0, beside: false };
  for (let columns = 1; columns <= lines.length; columns++) {
    const rows = Math.ceil(lines.length / columns);
    const [across, down] = [(width - GAP * (columns - 1)) / columns, (height - GAP * (rows - 1)) / rows];
    const above = across < NARROWEST ? 0 : Math.min(across, down - WORDS);
    const beside = Math.min(across - BESIDE, down - 24);
    if (above > best.side) best = { side: above, columns, beside: false };
    // Names above and below need less width, so beside must be clearly larger.
    if (beside > best.side * 1.15) best = { side: beside, columns, beside: true };
  }
  const { side, columns, beside } = best;
  const chosen = columns > 0 && innerWidth > 640;
  place.classList.toggle("beside", chosen && beside);
  place.style.setProperty("--position", `${Math.floor(side)}px`);
  place.style.gridTemplateColumns = chosen
    ? `repeat(${columns}, minmax(0, ${beside ? "1fr" : `${Math.floor(side)}px`}))`
    : "";
}

/**
 * Shows these boards: removes those that are gone, inserts new ones in their place, and does not move the others.
 * @param {Line[]} now
 * @param {boolean} severalRounds
 * @param {(line: Line) => string} href
 */
export function showBoards(now, severalRounds, href) {
  [lines, mixed, arrived] = [now, severalRounds, performance.now()];
  const place = by("boards");
  for (const [game, { node }] of shown) {
    if (lines.some((line) => line.game === game)) continue;
    node.remove();
    shown.delete(game);
  }
  lines.forEach((line, index) => {
    const made = shown.get(line.game) ?? show(line, href(line));
    shown.set(line.game, made);
    if (place.children[index] !== made.node) place.insertBefore(made.node, place.children[index] ?? null);
    made.update(line);
  });
  fit();
  tick();
}
