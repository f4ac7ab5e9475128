// What is written: the rulings in words, and the scoresheet.

import "/web/lib/sheet-element.js";
import { get } from "/web/lib/api.js";
import { el } from "/web/lib/dom.js";
import { isRoutine, said } from "/web/lib/rulings.js";
import { settings } from "/web/lib/settings.js";

/** @typedef {import("/web/lib/feed.js").Feed} Feed */

export class Paper {
  /** @param {Feed} feed @param {HTMLElement} rulings @param {import("/web/lib/sheet-element.js").ScoreSheet} sheet */
  constructor(feed, rulings, sheet) {
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
    const now = `${view?.plies} ${view?.offer} ${JSON.stringify(view?.score)} ${entry.act?.presses ? entry.seq : ""}`;
    if (now === this.shown) return;
    this.shown = now;
    this.writeSheet();
  }

  /** The newest stands first. @param {import("/web/lib/types.js").LogEntry} entry */
  addRulings(entry) {
    for (const ruling of entry.rulings) this.rulings.prepend(el("li", { class: isRoutine(ruling) ? "routine" : "" }, ...said(ruling)));
  }

  async writeSheet() {
    const asked = ++this.asked;
    const query = settings.notation ? `?notation=${settings.notation}` : "";
    const sheet = await get(`/api/games/${this.feed.game}/sheet${query}`).catch(() => null);
    // An answer that a newer one has overtaken is old.
    if (sheet && asked === this.asked && this.feed.opening) this.sheet.show(sheet, this.feed.opening);
  }
}
