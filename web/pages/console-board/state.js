// What is known of a board: its feed, how the arbiter watches it, what can be done, what was noted.

import { toast } from "/web/lib/dialog.js";
import { Feed } from "/web/lib/feed.js";
import { nameOf } from "/web/lib/names.js";
import { readNotes, readOffered, readWatch, writeNote } from "/web/pages/console-board/hall.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").NoteLine} Note */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {import("/web/lib/hall.js").OfferedAct} Offered */

export const SIDES = /** @type {Side[]} */ (["white", "black"]);

/** Tells `notes` (what was noted at the wooden board has changed). */
export class OpenBoard extends EventTarget {
  /** @param {string} game */
  constructor(game) {
    super();
    this.game = game;
    this.feed = new Feed(game, "arbiter");
    /** @type {import("/web/lib/hall.js").Watched | null} */
    this.watch = null;
    /** What can happen now, asked again whenever something has happened. @type {Offered[]} */
    this.acts = [];
    this.actsAfter = "";
    /** What was noted at the wooden board. @type {Note[]} */
    this.notes = [];
    this.asking = false;
  }

  /** @param {Side} side */
  name(side) {
    return nameOf(this.feed.opening, side);
  }

  /** @param {Act[]} wanted */
  async act(...wanted) {
    try {
      await this.feed.act("arbiter", wanted);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Something is noted at the wooden board.
   * @param {import("/web/lib/hall.js").NewNote} writing
   * @param {boolean} [nevertheless] a result that is another than a ruling says
   */
  async note(writing, nevertheless = false) {
    try {
      this.notes = await writeNote(this.game, writing, nevertheless);
      this.dispatchEvent(new Event("notes"));
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /** Looks at the board; false while that is being done already. */
  async look() {
    if (this.asking) return false;
    this.asking = true;
    this.watch = await readWatch(this.game).catch(() => this.watch);
    // A flag falls and a default time ends without an entry, and then they can be observed.
    const shape = JSON.stringify([this.watch?.entries, this.watch?.urgent]);
    if (this.watch && shape !== this.actsAfter) {
      this.actsAfter = shape;
      this.acts = await readOffered(this.game).catch(() => this.acts);
    }
    if (this.watch?.wooden) {
      const before = JSON.stringify(this.notes);
      this.notes = await readNotes(this.game).catch(() => this.notes);
      if (JSON.stringify(this.notes) !== before) this.dispatchEvent(new Event("notes"));
    }
    this.asking = false;
    return true;
  }
}
