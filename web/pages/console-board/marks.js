// What is urgent at this board, and which other boards are waiting for the arbiter.

import { by, el } from "/web/lib/dom.js";
import { namesOf } from "/web/lib/names.js";
import { scoreText } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { isUrgent, MARKS, placeOf, reasonWords } from "/web/pages/console.js";
import { readBoards } from "/web/pages/console-board/hall.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */

/**
 * The rulings that were given and stand, and what this version would rule.
 * @param {import("/web/pages/console.js").Otherwise} found
 */
function otherwise({ seq, engine, text: act, then, now }) {
  const list = (/** @type {string} */ head, /** @type {string[]} */ rulings) => [
    el("dt", {}, head),
    ...(rulings.length > 0 ? rulings : [text("web-console-otherwise-nothing")]).map((ruling) => el("dd", {}, ruling)),
  ];
  return el(
    "details",
    { class: "small otherwise" },
    el("summary", {}, text("web-console-otherwise", { entry: seq, act })),
    el("p", {}, text("web-console-otherwise-stands")),
    el(
      "dl",
      {},
      ...list(text("web-console-otherwise-then", { build: engine }), then),
      ...list(text("web-console-otherwise-now"), now),
    ),
  );
}

/** @param {OpenBoard} open */
export function marksOf(open) {
  const marks = el("div", { class: "row marks" });

  function draw() {
    by("where").textContent = open.watch
      ? [placeOf(open.watch), open.watch.wooden ? text("web-console-wooden") : ""].filter(Boolean).join(" · ")
      : "";
    const over = open.feed.view?.score
      ? el("span", { class: "mark good figures" }, scoreText(open.feed.view.score))
      : null;
    marks.replaceChildren(
      ...[
        over,
        open.watch?.ended ? el("span", { class: "small" }, open.watch.ended) : null,
        ...(open.watch?.reasons ?? []).map((reason) =>
          el("span", { class: `mark ${MARKS[reason.level] || "warn"}` }, reasonWords(reason, open.watch ?? undefined)),
        ),
        ...(open.watch?.otherwise ?? []).map(otherwise),
      ].filter((node) => node !== null),
    );
  }

  return { place: marks, draw };
}

/** @param {OpenBoard} open */
export function othersOf(open) {
  const others = el("nav", { class: "row others", "aria-label": text("web-console-others"), hidden: true });

  /** Other boards that are waiting for the arbiter. */
  async function look() {
    const found = await readBoards();
    const waiting = found.filter((other) => other.game !== open.game && isUrgent(other));
    others.hidden = waiting.length === 0;
    // On a small screen the board comes first.
    const most = matchMedia("(max-width: 40rem)").matches ? 1 : 6;
    others.replaceChildren(
      el("span", { class: "faint small" }, text("web-console-others")),
      ...waiting
        .slice(0, most)
        .map((other) =>
          el(
            "a",
            { class: "mark bad", href: `/console/${other.game}`, title: placeOf(other) },
            `${chip(other)}: ${other.reasons[0] ? reasonWords(other.reasons[0], other) : ""}`,
          ),
        ),
      ...(waiting.length > most
        ? [
            el(
              "a",
              { class: "mark", href: "/console" },
              text("web-console-others-more", { count: waiting.length - most }),
            ),
          ]
        : []),
    );
  }

  /**
   * The waiting board in a few words: the competition is named only if it is another one.
   * @param {import("/web/lib/hall.js").Watched} other
   */
  function chip(other) {
    const { event } = other.opening;
    const elsewhere = event && event.competition !== open.feed.opening?.event?.competition;
    return [
      elsewhere ? event.name : "",
      event ? text("web-desk-round-board", { round: event.round, board: event.board }) : "",
      namesOf(other.opening),
    ]
      .filter(Boolean)
      .join(", ");
  }

  return { place: others, look };
}
