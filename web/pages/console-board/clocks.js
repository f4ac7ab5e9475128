// The clocks, with what counts against each player.

import { ChessClock, isLow } from "/web/lib/clock-element.js";
import { overtimeWords } from "/web/lib/overtime.js";
import { text } from "/web/lib/texts.js";
import { SIDES } from "/web/pages/console-board/state.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/lib/types.js").Side} Side */

/** @param {OpenBoard} open */
export function clocksOf(open) {
  const clocks = {
    white: /** @type {ChessClock} */ (document.createElement("chess-clock")),
    black: /** @type {ChessClock} */ (document.createElement("chess-clock")),
  };

  /** @param {Side} side */
  function absentWords(side) {
    const absent = open.watch?.absent[side === "white" ? 0 : 1];
    if (absent && open.watch?.wooden) return text("web-console-not-noted", { color: side, minutes: absent.minutes });
    return absent
      ? text("web-console-absent", { color: side, minutes: absent.minutes, over: absent.default_over ? "yes" : "no" })
      : "";
  }

  function draw() {
    for (const side of SIDES) {
      const now = open.feed.reading(side);
      const index = side === "white" ? 0 : 1;
      const illegal = (open.watch?.wooden ? open.watch.view : open.feed.view)?.illegal_moves[index] ?? 0;
      const more = [
        ...(open.watch?.wooden ? [] : overtimeWords(now?.overtime)),
        illegal > 0 ? text("web-console-illegal", { color: side, count: illegal }) : "",
        open.watch?.begun && !open.watch.wooden && open.watch.exempt[index] && !open.feed.view?.score
          ? text("web-console-need-not-record", { color: side })
          : "",
        absentWords(side),
      ]
        .filter(Boolean)
        .join(" · ");
      clocks[side].show({
        who: open.name(side),
        main: open.watch?.wooden ? null : (now?.main ?? null),
        up: now?.counts_up,
        low: now ? isLow(now) : false,
        runs: Boolean(now?.runs),
        flag: Boolean(now?.flag),
        mine: false,
        more,
      });
    }
  }

  return { ...clocks, draw };
}
