// 8.1: players record their own moves and the opponent's. The page writes for its player, unless the player wants to.

import { settings } from "/web/lib/settings.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/sheet-element.js").Sheet} Sheet */

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
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.writeByHand();
    });
  }

  /** A.2, B.2: in rapid and blitz nobody has to. */
  isNeeded() {
    const exempt = this.feed.log.some((entry) =>
      entry.rulings.some(({ finding }) => finding?.rapid === "no_recording"),
    );
    return !exempt && !this.feed.view?.score && this.mine().length > 0;
  }

  /** The player's own sheet, where the player keeps it. @returns {string[] | null} */
  kept() {
    const [side] = this.mine();
    const own = settings.record === "hand" && this.mine().length === 1;
    this.form.hidden = !own || Boolean(this.feed.view?.score);
    return own ? this.feed.sheets[side] : null;
  }

  /** Writes down what has been completed and is not on the sheet yet. @param {Sheet} played */
  async writeUp(played) {
    if (this.writing || settings.record !== "auto" || !this.isNeeded()) return;
    const cells = played.rows.flatMap(({ white, black }) => [white, black]).filter((cell) => cell !== undefined);
    const completed = cells.filter((cell, ply) => cell.clock !== undefined || ply < cells.length - 1);
    for (const side of this.mine()) {
      const written = this.feed.sheets[side]?.length ?? completed.length;
      const missing = completed.slice(written).flatMap((cell) => [cell.text, ...(cell.offer ? ["(=)"] : [])]);
      if (missing.length === 0) continue;
      this.writing = true;
      await this.feed
        .act(
          side,
          missing.slice(0, AT_ONCE).map((text) => ({ records: { text } })),
        )
        .catch(() => {});
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
