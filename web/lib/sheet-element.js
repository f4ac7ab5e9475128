// A scoresheet from the hall: moves in the reader's notation, (=), and the time left.

import { el } from "/web/lib/dom.js";
import { shownTime } from "/web/lib/clock-element.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").SheetCell} Cell */
/** @typedef {Pick<import("/web/lib/hall.js").MoveSheet, "rows" | "result">} Sheet */

export class ScoreSheet extends HTMLElement {
  /**
   * `chooses`, if given, is called with the number of a half-move that is clicked, from 1.
   * @param {Sheet} sheet
   * @param {{ white: string, black: string }} names
   * @param {((ply: number) => void) | null} [chooses]
   */
  show(sheet, names, chooses = null) {
    const last = sheet.rows.at(-1);
    let plies = 0;
    const cell = (/** @type {Cell | undefined} */ entry, /** @type {boolean} */ now) => {
      if (!entry) return el("td", { class: "move" });
      plies += 1;
      const ply = plies;
      const words = [entry.text, entry.offer ? " (=)" : null];
      const move = chooses
        ? el("button", { type: "button", class: "step", "data-ply": ply, onclick: () => chooses(ply) }, ...words)
        : el("span", {}, ...words);
      const left =
        entry.clock === undefined
          ? null
          : el(
              "span",
              { class: "left" },
              el("span", { class: "unseen" }, text("web-time-left")),
              shownTime(Math.ceil(entry.clock / 1000) * 1000),
            );
      return el("td", { class: now ? "move now" : "move" }, el("div", {}, move, left));
    };
    const body = el(
      "tbody",
      {},
      ...sheet.rows.map((row) =>
        el(
          "tr",
          {},
          el("td", { class: "number" }, `${row.number}.`),
          cell(row.white, row === last && !row.black),
          cell(row.black, row === last),
        ),
      ),
    );
    if (sheet.result) body.append(el("tr", {}, el("td", {}), el("td", { class: "move", colspan: 2 }, sheet.result)));
    const head = el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, el("span", { class: "unseen" }, text("web-number"))),
        el("th", { scope: "col" }, names.white),
        el("th", { scope: "col" }, names.black),
      ),
    );
    this.replaceChildren(el("table", {}, el("caption", { class: "unseen" }, text("web-sheet")), head, body));
    this.scrollTop = this.scrollHeight;
  }
}

customElements.define("score-sheet", ScoreSheet);
