// What an arbiter is asked before something is done: clocks, penalties, results, links, strikes.

import { ask, confirm } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { confirmResult, isAgainst } from "/web/lib/result.js";
import { writtenTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { askFor } from "/web/pages/console-board/fields.js";
import { newLink } from "/web/pages/console-board/hall.js";
import { sentence } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */
/** @typedef {import("/web/lib/laws.js").Penalty} Penalty */
/** @typedef {import("/web/lib/laws.js").PenaltyKind} PenaltyKind */
/** @typedef {import("/web/pages/console-board/fields.js").Field} Field */

/** Penalties with an amount: what is usual, and how it is told to the hall. */
const AMOUNTS = /** @type {Partial<Record<PenaltyKind, { usual: string, kind: Field["kind"] }>>} */ ({
  opponents_time: { usual: "2:00", kind: "time" },
  offenders_time: { usual: "2:00", kind: "time" },
  opponents_points: { usual: "½", kind: "points" },
  offenders_points: { usual: "½", kind: "points" },
  fine: { usual: "50", kind: "number" },
  rounds: { usual: "1", kind: "number" },
});

export const setClock = async (/** @type {OpenBoard} */ open, /** @type {Side} */ side) => {
  const now = open.feed.reading(side);
  const [was, made] = [writtenTime(now?.main ?? 0), String(now?.moves ?? 0)];
  const found = await askFor(
    text("web-console-set-clock", { who: open.name(side) }),
    [
      { label: text("web-console-time"), value: was, kind: "time" },
      { label: text("web-console-counter"), value: made, kind: "number" },
    ],
    text("web-console-set"),
  );
  if (!found) return;
  const [time, moves] = found;
  const sets = [
    ...(time !== null && writtenTime(time) !== was ? [{ sets_clock: { side, time } }] : []),
    ...(moves !== null && String(moves) !== made ? [{ sets_counter: { side, moves } }] : []),
  ];
  if (sets.length > 0) open.act(...sets);
};

export const giveTime = async (/** @type {OpenBoard} */ open, /** @type {Side} */ player) => {
  const found = await askFor(
    text("web-console-give-time", { who: open.name(player) }),
    [{ label: text("web-console-time"), value: "2:00", kind: "time" }],
    text("web-console-give"),
  );
  if (found?.[0]) open.act({ arbiter: { gives_time: { player, time: found[0] } } });
};

export const penalize = async (
  /** @type {OpenBoard} */ open,
  /** @type {Side} */ player,
  /** @type {PenaltyKind} */ penalty,
) => {
  const amount = AMOUNTS[penalty];
  const title = sentence(text("web-console-penalize", { who: open.name(player), kind: penalty.replace("_", "-") }));
  if (!amount) {
    if (await confirm(title, text("web-desk-penalize"), { danger: true }))
      open.act({ arbiter: { penalizes: { player, penalty: /** @type {Penalty} */ (penalty) } } });
    return;
  }
  const found = await askFor(
    title,
    [{ label: text("web-desk-amount", { kind: penalty }), value: amount.usual, kind: amount.kind }],
    text("web-desk-penalize"),
  );
  const given = /** @type {Penalty} */ (/** @type {unknown} */ ({ [penalty]: found?.[0] }));
  if (typeof found?.[0] === "number") open.act({ arbiter: { penalizes: { player, penalty: given } } });
};

export const declare = async (/** @type {OpenBoard} */ open, /** @type {Score} */ score) => {
  const decided = open.watch?.noted?.decided;
  if (!(await confirmResult(score, decided))) return;
  if (open.watch?.wooden) open.note({ result: score }, isAgainst(score, decided));
  else open.act({ declares: { score } });
};

export const evidence = async (/** @type {OpenBoard} */ open, /** @type {Side} */ player) => {
  const found = await askFor(
    text("web-console-evidence", { who: open.name(player) }),
    [{ label: text("web-console-moves"), value: "40", kind: "number" }],
    text("web-console-set"),
  );
  if (typeof found?.[0] === "number") open.act({ sheet: { evidence: { player, moves: found[0] } } });
};

export const link = async (/** @type {OpenBoard} */ open, /** @type {"white" | "black"} */ role) => {
  if (
    !(await confirm(text("web-console-link", { who: open.name(role) }), text("web-console-link-yes"), {
      words: text("web-console-link-words", { who: open.name(role) }),
      danger: true,
    }))
  )
    return;
  const { token } = await newLink(open.game, role);
  const address = new URL(`/join#${token}`, location.href).href;
  await ask({
    title: text("web-console-link", { who: open.name(role) }),
    content: el("p", { class: "figures wrap" }, el("a", { href: address }, address)),
    answers: [{ value: "done", label: text("web-close"), kind: "main" }],
  });
};

export const strike = async (
  /** @type {OpenBoard} */ open,
  /** @type {number} */ entry,
  /** @type {string} */ words,
) => {
  if (await confirm(text("web-console-strike"), text("web-console-strike-yes"), { words, danger: true }))
    open.act({ corrects: { entry } });
};

/** @param {OpenBoard} open @param {number} number @param {string} words */
export const strikeNote = async (open, number, words) => {
  if (await confirm(text("web-console-strike"), text("web-console-strike-yes"), { words, danger: true }))
    await open.note({ strike: number });
};

/**
 * @param {OpenBoard} open
 * @param {number} number
 * @param {import("/web/lib/types.js").Answer} answer
 * @param {import("/web/lib/types.js").Asked} [about]
 */
export function answerQuestion(open, number, answer, about) {
  const kind = typeof answer === "object" ? answer.penalty : null;
  const player = typeof about === "object" && "penalty" in about ? about.penalty : null;
  if (kind && AMOUNTS[kind] && player) penalize(open, player, kind);
  else open.act({ decides: { question: number, answer } });
}
