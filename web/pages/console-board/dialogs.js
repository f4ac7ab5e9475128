// Dialogs before an arbiter's acts: clocks, penalties, results, links, strikes.

import { weigh } from "/web/lib/consequences.js";
import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { FIELD, USUAL } from "/web/lib/amounts.js";
import { endingChoice, isAgainst, resultTitle } from "/web/lib/result.js";
import { scoreText, writtenTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { askFor } from "/web/pages/console-board/fields.js";
import { newLink } from "/web/pages/console-board/hall.js";
import { sentence } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */
/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/types.js").Score} Score */
/** @typedef {import("/web/lib/laws.js").Penalty} Penalty */
/** @typedef {import("/web/lib/hall.js").PenaltyOffer} PenaltyOffer */

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
  const opponent = player === "white" ? "black" : "white";
  const penalized = open.watch?.penalties.some(({ kind }) => kind === "opponents_time");
  /** Why a player gets time; the hall knows the Articles. @type {("disturbance" | "clock" | "penalty" | "judgment")[]} */
  const grounds = ["disturbance", "clock", ...(penalized ? [/** @type {const} */ ("penalty")] : []), "judgment"];
  // Nothing is chosen beforehand: the log must say the real reason.
  const ground = el(
    "select",
    { name: "ground", required: true },
    el("option", { value: "" }, text("web-console-choose")),
    ...grounds.map((value) =>
      el("option", { value }, text("web-console-ground", { ground: value, opponent: open.name(opponent) })),
    ),
  );
  const found = await askFor(
    text("web-console-give-time", { who: open.name(player) }),
    [{ label: text("web-console-time"), value: "2:00", kind: "time" }],
    text("web-console-give"),
    el("label", {}, text("web-console-why"), ground),
  );
  const time = found?.[0];
  if (!time || !ground.value) return;
  open.act(
    ground.value === "penalty"
      ? { arbiter: { penalizes: { player: opponent, penalty: { opponents_time: time } } } }
      : {
          arbiter: {
            gives_time: { player, time, ground: /** @type {"disturbance" | "clock" | "judgment"} */ (ground.value) },
          },
        },
  );
};

export const penalize = async (
  /** @type {OpenBoard} */ open,
  /** @type {Side} */ player,
  /** @type {PenaltyOffer} */ { kind, unit },
) => {
  const title = sentence(text("web-console-penalize", { who: open.name(player), kind: kind.replace("_", "-") }));
  if (!unit) {
    const penalty = /** @type {Penalty} */ (kind);
    await open.weigh([{ arbiter: { penalizes: { player, penalty } } }], {
      always: true,
      yes: text("web-desk-penalize"),
    });
    return;
  }
  const found = await askFor(
    title,
    [{ label: text("web-desk-amount", { kind }), value: USUAL[unit][0], kind: FIELD[unit] }],
    text("web-desk-penalize"),
  );
  const given = /** @type {Penalty} */ (/** @type {unknown} */ ({ [kind]: found?.[0] }));
  if (typeof found?.[0] === "number")
    await open.weigh([{ arbiter: { penalizes: { player, penalty: given } } }], {
      always: true,
      yes: text("web-desk-penalize"),
    });
};

const DECISION = /** @type {const} */ ("decision");
/** @typedef {import("/web/lib/hall.js").Ending} Ending */
/** @type {Ending[]} */
const ENDINGS = ["normal", "time", "forfeit"];

export const declare = async (/** @type {OpenBoard} */ open, /** @type {Score} */ score) => {
  const decided = open.watch?.noted?.decided;
  const wooden = open.watch?.wooden;
  // The default is what was entered before anybody asked: a result at a wooden board, a decision at all others.
  const against = isAgainst(score, decided);
  const endings = wooden ? ENDINGS : [DECISION, ...ENDINGS];
  const select = endingChoice(endings);
  const how = () => /** @type {import("/web/lib/result.js").How} */ (against ? endings[0] : select.value);
  const acts = /** @type {import("/web/lib/types.js").Act[]} */ ([{ declares: { score } }]);
  try {
    const confirmed = await weigh(open.game, acts, {
      always: true,
      title: resultTitle(score, decided),
      content: against ? undefined : el("label", {}, text("web-desk-ending"), select),
      yes: against ? text("web-desk-against-yes", { score: scoreText(score) }) : text("web-desk-declare-yes"),
      // How a game ended at the board is reason enough; a decision, or another result than before, needs one.
      needsReason: () => how() === DECISION || against || Boolean(open.feed.view?.score),
    });
    if (!confirmed) return;
    const { reason } = confirmed;
    if (how() === DECISION) await open.feed.act("arbiter", acts, confirmed);
    else if (how() === "normal" && wooden) await open.note({ result: score }, against, reason);
    else await open.note({ ended: { score, how: /** @type {Ending} */ (how()) } }, against, reason);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
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

export const strike = async (/** @type {OpenBoard} */ open, /** @type {number} */ entry) => {
  await open.weigh([{ corrects: { entry } }], {
    always: true,
    title: text("web-console-strike"),
    yes: text("web-console-strike-yes"),
  });
};

/** @param {OpenBoard} open @param {number} number @param {string} words */
export const strikeNote = async (open, number, words) => {
  if (await confirm(text("web-console-strike"), text("web-console-strike-yes"), { words, danger: true }))
    await open.note({ strike: number });
};

/**
 * @param {OpenBoard} open
 * @param {import("/web/lib/types.js").Question} question
 * @param {import("/web/lib/hall.js").AnswerText} answer
 */
export function answerQuestion(open, question, { answer, penalty }) {
  if (penalty?.unit && question.player) penalize(open, question.player, penalty);
  else open.act({ decides: { question: question.number, answer } });
}
