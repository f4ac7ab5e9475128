// 8.1: players record their own moves and the opponent's. The page records for its player, unless the player wants
// to.

import { settings } from "/web/lib/settings.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").MoveSheet} MoveSheet */

/** The most acts in one command. */
const AT_ONCE = 8;

export class Pen {
  /**
   * @param {import("/web/lib/feed.js").Feed} feed
   * @param {() => Side[]} mine
   * @param {HTMLElement} form for players who record by hand
   */
  constructor(feed, mine, form) {
    this.feed = feed;
    this.mine = mine;
    this.form = /** @type {HTMLFormElement} */ (form);
    this.writing = false;
    /** The last row that was written here. */
    this.wrote = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.writeByHand();
    });
  }

  /** For whom the page records: in rapid and blitz for nobody (A.2, B.2). @returns {Side[]} */
  writers() {
    const { view } = this.feed;
    if (!view || view.score) return [];
    return this.mine().filter((side) => view.recording[side === "white" ? 0 : 1] !== "not_kept");
  }

  /** The player's own sheet, if the player keeps it. @param {MoveSheet} sheet */
  kept(sheet) {
    const [side] = this.mine();
    const own = settings.record === "hand" && this.mine().length === 1;
    this.form.hidden = !own || Boolean(this.feed.view?.score);
    return own ? sheet.written_rows[side === "white" ? 0 : 1] : null;
  }

  /** Records completed moves that are not on the sheet yet. @param {MoveSheet} played */
  async writeUp(played) {
    // The sheet does not have what was written here since then.
    if (this.writing || played.seq <= this.wrote || settings.record !== "auto") return;
    for (const side of this.writers()) {
      const missing = played.missing[side === "white" ? 0 : 1] ?? [];
      if (missing.length === 0) continue;
      this.writing = true;
      const records = missing.slice(0, AT_ONCE).map((text) => ({ records: { text } }));
      const done = await this.feed.act(side, records).catch(() => null);
      this.wrote = done?.seq ?? this.wrote;
      this.writing = false;
    }
  }

  async writeByHand() {
    const field = /** @type {HTMLInputElement} */ (this.form.elements.namedItem("written"));
    const text = field.value.trim();
    if (text === "") return;
    await this.feed.act(this.mine()[0], [{ records: { text } }]).then(
      () => {
        field.value = "";
      },
      () => {},
    );
  }
}
