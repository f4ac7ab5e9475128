// 8.1: players record their own moves and the opponent's. The page writes for its player, unless the player wants to.

import { settings } from "/web/lib/settings.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/sheet-element.js").Kept} Kept */

/** The most that the hall takes in one command. */
const AT_ONCE = 8;

export class Pen {
  /**
   * @param {import("/web/lib/feed.js").Feed} feed
   * @param {() => Side[]} mine
   * @param {HTMLElement} form for those who keep their own
   */
  constructor(feed, mine, form) {
    this.feed = feed;
    this.mine = mine;
    this.form = /** @type {HTMLFormElement} */ (form);
    this.writing = false;
    /** The last row in which something was written here. */
    this.wrote = 0;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.writeByHand();
    });
  }

  /** For whom the page writes: in rapid and blitz for nobody (A.2, B.2). @returns {Side[]} */
  writers() {
    const { view } = this.feed;
    if (!view || view.score) return [];
    return this.mine().filter((side) => view.recording[side === "white" ? 0 : 1] !== "not_kept");
  }

  /** The player's own sheet, where the player keeps it. @returns {string[] | null} */
  kept() {
    const [side] = this.mine();
    const own = settings.record === "hand" && this.mine().length === 1;
    this.form.hidden = !own || Boolean(this.feed.view?.score);
    return own ? this.feed.sheets[side] : null;
  }

  /** Writes down what has been completed and is not on the sheet yet. @param {Kept} played */
  async writeUp(played) {
    // What was written here since then is not on it.
    if (this.writing || played.seq <= this.wrote || settings.record !== "auto") return;
    const cells = played.rows.flatMap(({ white, black }) => [white, black]).filter((cell) => cell !== undefined);
    const completed = cells.slice(0, played.completed);
    for (const side of this.writers()) {
      const written = played.written[side === "white" ? 0 : 1]?.length ?? completed.length;
      const missing = completed.slice(written).flatMap((cell) => [cell.text, ...(cell.offer ? ["(=)"] : [])]);
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
