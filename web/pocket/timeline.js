// The time line of a game on this device: milliseconds since its beginning, from stored instants.
//
// While the tab lives, the monotonic clock counts: setting the clock of the device has no effect. A device that sleeps may stop the
// monotonic clock too; then the page was hidden, and the wall clock tells how long. After a killed tab only the wall clock is left: a
// jump backwards is told, and the players correct the times.

/** @typedef {{ at: number, wall: number }} Mark an instant of the game and what the wall clock said then */

/** Smaller differences between the two clocks are drift and rounding. */
const JUMP = 2_000;

export class TimeLine {
  /** @param {Mark | null} kept the last mark of an earlier tab */
  constructor(kept) {
    /** How long this page was closed; negative if the device's clock was set back meanwhile. */
    this.away = kept ? Date.now() - kept.wall : 0;
    this.at = kept ? kept.at + Math.max(0, this.away) : 0;
    this.steady = performance.now();
    this.wall = Date.now();
    this.hidden = document.hidden;
    this.watch = () => {
      if (document.hidden) this.hidden = true;
    };
    document.addEventListener("visibilitychange", this.watch);
  }

  /** The instant now, never before an earlier one. */
  now() {
    const [steady, wall] = [performance.now(), Date.now()];
    const [passed, told] = [steady - this.steady, wall - this.wall];
    // Only a page that was hidden can have slept.
    this.at += this.hidden && told > passed + JUMP ? told : passed;
    [this.steady, this.wall] = [steady, wall];
    this.hidden = document.hidden;
    return Math.floor(this.at);
  }

  /** What to store: with the part of a millisecond, so that nothing is lost however often the page is closed. @returns {Mark} */
  mark() {
    this.now();
    return { at: this.at, wall: Date.now() };
  }

  end() {
    document.removeEventListener("visibilitychange", this.watch);
  }
}
