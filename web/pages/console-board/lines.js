// The log of the game and the notes of the wooden board, as lines.

import { struckBy } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";
import { strike, strikeNote } from "/web/pages/console-board/dialogs.js";
import { sentence, timeOfDay } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/**
 * A line of the log, of the game or of the wooden board.
 * @typedef {object} LogLine
 * @property {number} at
 * @property {number | null} game
 * @property {string[]} what
 * @property {import("/web/lib/types.js").Ruling[]} rulings
 * @property {string | null} struck
 * @property {string | null} signed which arbiter did it, and why
 * @property {(() => void) | null} strike
 * @property {string | null} notice where the ruling is as a page to print
 */

/** Who struck an entry out, and when, by the number of the entry's row. @param {OpenBoard} open */
function strikes(open) {
  /** @type {Map<number, import("/web/lib/types.js").LogEntry>} */
  const found = new Map();
  for (const entry of open.feed.log) if (entry.strikes !== undefined) found.set(entry.strikes, entry);
  return found;
}

/** @param {number | undefined} at @param {string | undefined} who */
const struckWords = (at, who) =>
  text("web-console-struck", {
    by: who ? "somebody" : "arbiter",
    who: who ?? "",
    time: at === undefined ? "–" : timeOfDay(at),
  });

/** Which arbiter did something, and why. @param {import("/web/lib/types.js").LogEntry} entry */
function signedWords({ arbiter, reason }) {
  const words = [
    reason ? text("web-console-reason", { reason }) : "",
    arbiter ? text("web-console-signed", { who: arbiter }) : "",
  ];
  return words.filter(Boolean).join(" · ") || null;
}

/**
 * What somebody did; if the entry strikes out another, which one.
 * @param {OpenBoard} open
 * @param {import("/web/lib/types.js").LogEntry} entry
 */
function entryWords(open, entry) {
  const struck = struckBy(open.feed.log, entry);
  return struck ? text("web-console-strikes", { what: sentence(struck.text ?? "") }) : sentence(entry.text ?? "");
}

/**
 * A remark that a result contradicts an earlier noted ruling.
 * @param {OpenBoard} open
 * @param {import("/web/lib/types.js").LogEntry} entry
 */
function againstWords(open, entry) {
  return open.notes.find((one) => one.entry === entry.seq - 1)?.lines.slice(1) ?? [];
}

/**
 * The log of the game and the notes of the wooden board in one list, in the order of the day.
 * @param {OpenBoard} open
 * @param {boolean} every
 * @returns {LogLine[]}
 */
export function lines(open, every) {
  const struck = strikes(open);
  let before = 0;
  const entries = open.feed.log.map((entry) => {
    before = Math.max(before, entry.wall ?? 0);
    const by = struck.get(entry.seq);
    const words = entryWords(open, entry);
    return {
      shown: every || entry.incident || Boolean(by),
      at: before,
      game: entry.at,
      what: [words, ...againstWords(open, entry)],
      rulings: entry.rulings,
      struck: by ? struckWords(by.wall, by.arbiter) : null,
      signed: signedWords(entry),
      strike: by || entry.strikes !== undefined ? null : () => strike(open, entry.seq - 1),
      notice: entry.incident && !by ? `/api/v1/games/${open.game}/entries/${entry.seq - 1}/notice` : null,
    };
  });
  // Results are in the log of the game itself.
  const noted = open.notes
    .filter((one) => one.entry === undefined)
    .map((one) => ({
      shown: true,
      at: one.at,
      game: null,
      what: one.lines,
      rulings: [],
      struck: one.struck ? struckWords(one.struck.at, one.struck.by) : null,
      signed: one.by ? text("web-console-signed", { who: one.by }) : null,
      strike: one.struck ? null : () => strikeNote(open, one.number, one.lines.join(" ")),
      notice: "ruled" in one && !one.struck ? `/api/v1/games/${open.game}/notes/${one.number}/notice` : null,
    }));
  return [...entries, ...noted].filter((line) => line.shown).sort((one, other) => one.at - other.at);
}
