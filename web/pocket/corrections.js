// Corrections of a stopped clock, and the extra time of a penalty with its Article.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {"white" | "black"} Side */

/** Milliseconds from `1:02:03`, `2:03` or `3`; `null` if it is not a time. @param {string} typed @returns {number | null} */
function readTime(typed) {
  const parts = typed.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** `1:02:03` for a field, rounded up as clocks do. @param {number} time */
function fieldTime(time) {
  const seconds = Math.ceil(time / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * The times and counters that the players or the arbiter set, and whose clock runs next if a press was forgotten.
 * @param {any} reading
 * @param {Side | null} [turn] the side to move, if that can be corrected, too
 * @returns {Promise<unknown[]>} events for the clock
 */
export async function askTimes(reading, turn = null) {
  /** @type {Side[]} */
  const sides = ["white", "black"];
  const fields = sides.map((side) => {
    const { main, moves } = reading.sides[side];
    return {
      side,
      before: { time: fieldTime(main), moves: String(moves) },
      time: el("input", { value: fieldTime(main), inputmode: "numeric", autocomplete: "off" }),
      moves: el("input", { value: moves, type: "number", min: 0, max: 999 }),
    };
  });
  const next = sides.map((side) => el("input", { type: "radio", name: "turn", value: side, checked: side === turn }));
  const turns = el(
    "fieldset",
    { class: "turn" },
    el("legend", {}, text("web-pocket-guide-turn")),
    el(
      "div",
      { class: "choice" },
      ...next.map((input, index) =>
        el("label", {}, input, el("span", {}, text(index === 0 ? "web-white" : "web-black"))),
      ),
    ),
  );
  const content = el(
    "div",
    { class: "times" },
    turn && turns,
    ...fields.map(({ side, time, moves }) =>
      el(
        "fieldset",
        {},
        el("legend", {}, text(side === "white" ? "web-white" : "web-black")),
        el("label", {}, text("web-pocket-time"), time),
        el("label", {}, text("web-pocket-move-count"), moves),
      ),
    ),
  );
  const check = () => (fields.some(({ time }) => readTime(time.value) === null) ? text("web-pocket-bad-time") : "");
  const answers = /** @type {import("/web/lib/dialog.js").Answer[]} */ ([
    { value: "", label: text("web-cancel") },
    { value: "set", label: text("web-pocket-correct-yes"), kind: "main" },
  ]);
  if ((await ask({ title: text("web-pocket-correct"), content, answers, check })) !== "set") return [];
  // The counter first: it may bring the time of a period (jadoube-clock says so).
  const set = fields.flatMap(({ side, before, time, moves }) => [
    ...(moves.value === before.moves ? [] : [{ set_moves: { side, moves: Number(moves.value) || 0 } }]),
    ...(time.value === before.time ? [] : [{ set: { side, time: readTime(time.value) } }]),
  ]);
  const chosen = turn && next.find(({ checked }) => checked)?.value;
  // To start a clock is not a press: nothing is counted or added.
  return chosen === turn ? set : [...set, { start: chosen }, "stop"];
}

/**
 * The extra time that the Laws give to the opponent.
 * @param {{ breach: string, number: string, edition: string, time: number }[]} penalties
 * @returns {Promise<unknown>} an event for the clock, or `null`
 */
export async function askPenalty(penalties) {
  /** @type {Side[]} */
  const sides = ["white", "black"];
  const answers = sides.flatMap((side) =>
    penalties.map(({ breach, number, edition, time }, index) => ({
      value: `${side} ${index}`,
      label: text(breach === "illegal_move" ? "web-pocket-penalty-illegal" : "web-pocket-penalty-claim", {
        side,
        minutes: time / 60_000,
        article: `${number} (${edition})`,
      }),
    })),
  );
  const chosen = await ask({
    title: text("web-pocket-penalty"),
    answers: [...answers, { value: "", label: text("web-cancel") }],
  });
  if (!chosen) return null;
  const [side, index] = chosen.split(" ");
  return { add: { side: side === "white" ? "black" : "white", time: penalties[Number(index)].time } };
}
