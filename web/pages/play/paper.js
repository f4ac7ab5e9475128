// What is written: the rulings in words, and the scoresheet.

import "/web/lib/sheet-element.js";
import { get } from "/web/lib/api.js";
import { el } from "/web/lib/dom.js";
import { isNamed } from "/web/lib/named.js";
import { nameOf } from "/web/lib/names.js";
import { isRoutine, said, saidFirst, struckBy } from "/web/lib/rulings.js";
import { settings } from "/web/lib/settings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/feed.js").Feed} Feed */

export class Paper {
  /**
   * @param {Feed} feed
   * @param {HTMLElement} rulings
   * @param {import("/web/lib/sheet-element.js").ScoreSheet} sheet
   * @param {import("/web/pages/play/pen.js").Pen} pen
   */
  constructor(feed, rulings, sheet, pen) {
    this.pen = pen;
    this.feed = feed;
    this.rulings = rulings;
    this.sheet = sheet;
    this.asked = 0;
    this.shown = "";
  }

  showAll() {
    this.rulings.replaceChildren();
    for (const entry of this.feed.log) this.addRulings(entry);
    this.writeSheet();
  }

  /** @param {import("/web/lib/types.js").LogEntry} entry */
  add(entry) {
    this.addRulings(entry);
    const view = this.feed.view;
    const written = isNamed(entry.act, "presses") || isNamed(entry.act, "records") ? entry.seq : "";
    const now = `${view?.plies} ${view?.offer} ${JSON.stringify(view?.score)} ${written}`;
    if (now === this.shown) return;
    this.shown = now;
    this.writeSheet();
  }

  /**
   * The newest stands first, and of what was ruled at once the line that says what is done.
   * @param {import("/web/lib/types.js").LogEntry} entry
   */
  addRulings(entry) {
    const first = entry.headline ? saidFirst(entry) : null;
    // That a move was written down is seen on the sheet.
    const worth = entry.rulings.filter(
      (ruling, index) =>
        !(isNamed(entry.act, "records") && isRoutine(ruling)) && !(first && entry.headline?.ruling === index),
    );
    const lines = worth.map((ruling) =>
      el(
        "li",
        { class: isRoutine(ruling) || (first && entry.headline?.ruling === undefined) ? "routine" : "" },
        ...said(ruling),
      ),
    );
    const single = entry.headline?.ruling === undefined ? undefined : entry.rulings[entry.headline.ruling];
    if (first) lines.unshift(el("li", { class: single && isRoutine(single) ? "routine" : "headline" }, ...first));
    for (const line of entry.struck ? lines : []) {
      line.classList.add("struck");
      line.replaceChildren(el("s", {}, ...line.childNodes), " ", el("span", { class: "small" }, text("web-struck")));
    }
    const undone = struckBy(this.feed.log, entry);
    const what = undone && saidFirst(undone);
    if (what) lines.unshift(el("li", { class: "headline" }, text("web-struck"), ": ", el("s", {}, ...what)));
    this.rulings.prepend(...lines);
  }

  async writeSheet() {
    const asked = ++this.asked;
    const query = new URLSearchParams();
    if (settings.notation) query.set("notation", settings.notation);
    if (this.feed.wanted) query.set("as", this.feed.wanted);
    /** @type {import("/web/lib/sheet-element.js").Kept | null} */
    const sheet = await get(`/api/games/${this.feed.game}/sheet?${query}`).catch(() => null);
    // An answer that a newer one has overtaken is old.
    if (!sheet || asked !== this.asked || !this.feed.opening) return;
    const [white, black] = sheet.written;
    this.feed.sheets = { white, black };
    const kept = this.pen.kept();
    const { opening } = this.feed;
    this.sheet.show(kept ? asRows(kept) : sheet, { white: nameOf(opening, "white"), black: nameOf(opening, "black") });
    this.pen.writeUp(sheet);
  }
}

/** A scoresheet as its owner has written it. @param {string[]} moves */
function asRows(moves) {
  const cell = (/** @type {string | undefined} */ written) =>
    written === undefined ? undefined : { text: written, offer: false };
  const rows = [];
  for (let ply = 0; ply < moves.length; ply += 2)
    rows.push({ number: ply / 2 + 1, white: cell(moves[ply]), black: cell(moves[ply + 1]) });
  return { rows, result: "" };
}
