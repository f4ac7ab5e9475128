// The rulings in words, and the scoresheet.

import "/web/lib/sheet-element.js";
import { get } from "/web/lib/api.js";
import { el } from "/web/lib/dom.js";
import { isNamed } from "/web/lib/named.js";
import { nameOf } from "/web/lib/names.js";
import { articleAddress, isRoutine, linked, struckBy } from "/web/lib/rulings.js";
import { settings } from "/web/lib/settings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/feed.js").Feed} Feed */

export class Paper {
  /**
   * @param {Feed} feed
   * @param {{ all: HTMLElement, current: HTMLElement }} places
   * @param {import("/web/lib/sheet-element.js").ScoreSheet} sheet
   * @param {import("/web/pages/play/pen.js").Pen} pen
   */
  constructor(feed, { all, current }, sheet, pen) {
    this.pen = pen;
    this.feed = feed;
    this.rulings = all;
    this.current = current;
    this.sheet = sheet;
    this.asked = 0;
    this.shown = "";
    /** What a click on a move does; nothing if the reader may not look at earlier positions. */
    this.chooses = () => /** @type {((ply: number) => void) | null} */ (null);
  }

  showAll() {
    this.rulings.replaceChildren();
    for (const entry of this.feed.log) this.addRulings(entry);
    this.showCurrent();
    this.writeSheet();
  }

  /** @param {import("/web/lib/types.js").LogEntry} entry */
  add(entry) {
    this.addRulings(entry);
    this.showCurrent();
    const view = this.feed.view;
    const written = isNamed(entry.act, "presses") || isNamed(entry.act, "records") ? entry.seq : "";
    const now = `${view?.plies} ${view?.offer} ${JSON.stringify(view?.score)} ${written}`;
    if (now === this.shown) return;
    this.shown = now;
    this.writeSheet();
  }

  /**
   * The newest comes first; of several rulings at once only the headline is shown.
   * @param {import("/web/lib/types.js").LogEntry} entry
   */
  addRulings(entry) {
    const { headline } = entry;
    // The scoresheet already shows that a move was recorded.
    const isShown = (
      /** @type {import("/web/lib/rulings.js").Ruling | import("/web/lib/rulings.js").Headline} */ ruling,
    ) => !(isNamed(entry.act, "records") && isRoutine(ruling));
    const others = entry.rulings.filter((ruling, index) => index !== headline?.ruling && isShown(ruling));
    const summedUp = headline?.ruling === undefined;
    const lines = others.map((ruling) =>
      el("li", { class: isRoutine(ruling) || summedUp ? "routine" : "" }, ...linked(ruling)),
    );
    if (headline && isShown(headline))
      lines.unshift(el("li", { class: isRoutine(headline) ? "routine" : "headline" }, ...linked(headline)));
    for (const line of entry.struck ? lines : []) {
      line.classList.add("struck");
      line.replaceChildren(el("s", {}, ...line.childNodes), " ", el("span", { class: "small" }, text("web-struck")));
    }
    const undone = struckBy(this.feed.log, entry)?.headline;
    if (undone)
      lines.unshift(el("li", { class: "headline" }, text("web-struck"), ": ", el("s", {}, ...linked(undone))));
    this.rulings.prepend(...lines);
  }

  /** The last ruling that does not follow in every game, in plain words. */
  showCurrent() {
    const struck = new Set(this.feed.log.map((entry) => entry.strikes));
    const last = this.feed.log.findLast(
      (entry) => entry.headline && !entry.headline.routine && !entry.struck && !struck.has(entry.seq),
    );
    const { headline } = last ?? {};
    if (!headline) {
      this.current.replaceChildren(el("p", { class: "faint" }, text("web-rulings-none")));
      return;
    }
    const { says, cited, article } = headline;
    this.current.replaceChildren(
      el("p", { class: "says" }, says),
      el(
        "p",
        { class: "small" },
        el("a", { class: "article", href: articleAddress(article), target: "_blank" }, cited),
      ),
    );
  }

  async writeSheet() {
    const asked = ++this.asked;
    const query = new URLSearchParams();
    if (settings.notation) query.set("notation", settings.notation);
    if (this.feed.wanted) query.set("as", this.feed.wanted);
    /** @type {import("/web/lib/hall.js").MoveSheet | null} */
    const sheet = await get(`/api/v1/games/${this.feed.game}/sheet?${query}`).catch(() => null);
    // A newer request has overtaken this answer.
    if (!sheet || asked !== this.asked || !this.feed.opening) return;
    const kept = this.pen.kept(sheet);
    const { opening } = this.feed;
    this.sheet.show(
      kept ? { rows: kept, result: "" } : sheet,
      { white: nameOf(opening, "white"), black: nameOf(opening, "black") },
      kept ? null : this.chooses(),
    );
    this.pen.writeUp(sheet);
  }
}
