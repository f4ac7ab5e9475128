// The state of a board: its feed, the arbiter's view, possible acts, notes.

import { weigh } from "/web/lib/consequences.js";
import { toast } from "/web/lib/dialog.js";
import { Feed } from "/web/lib/feed.js";
import { nameOf } from "/web/lib/names.js";
import { readNotes, readOffered, readWatch, writeNote } from "/web/pages/console-board/hall.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/hall.js").NoteLine} Note */
/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {import("/web/lib/hall.js").OfferedAct} Offered */

export const SIDES = /** @type {Side[]} */ (["white", "black"]);

/** Fires `notes` (the notes of the wooden board have changed). */
export class OpenBoard extends EventTarget {
  /** @param {string} game */
  constructor(game) {
    super();
    this.game = game;
    this.feed = new Feed(game, "arbiter");
    /** @type {import("/web/lib/hall.js").Watched | null} */
    this.watch = null;
    /** The possible acts, requested again after every event. @type {Offered[]} */
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

  /** Does something, after a confirmation if it ends the game or costs time or points. @param {Act[]} wanted */
  act(...wanted) {
    return this.weigh(wanted);
  }

  /**
   * Does something after telling what would follow from it.
   * @param {Act[]} wanted
   * @param {import("/web/lib/consequences.js").Asking} [asking]
   */
  async weigh(wanted, asking) {
    try {
      const confirmed = await weigh(this.game, wanted, asking);
      if (confirmed) await this.feed.act("arbiter", wanted, confirmed);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /** Does at once what costs nobody anything: stopping and starting the clocks. @param {Act[]} wanted */
  async actAtOnce(...wanted) {
    try {
      await this.feed.act("arbiter", wanted);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /**
   * Adds a note at the wooden board.
   * @param {import("/web/lib/hall.js").NewNote} writing
   * @param {boolean} [nevertheless] although the result contradicts a ruling
   * @param {string} [reason]
   */
  async note(writing, nevertheless = false, reason = "") {
    try {
      this.notes = await writeNote(this.game, writing, nevertheless, reason);
      this.dispatchEvent(new Event("notes"));
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /** Updates the board; false if an update is already running. */
  async look() {
    if (this.asking) return false;
    this.asking = true;
    this.watch = await readWatch(this.game).catch(() => this.watch);
    // A flag fall and the end of the default time make no entry, but can be observed.
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
