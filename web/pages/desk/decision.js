// What the arbiter decides where the Laws leave it open; some penalties come with an amount.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { readPoints, readTime, readWhole, writtenTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { told } from "/web/pages/desk/state.js";

/** @typedef {import("/web/pages/desk/types.js").Question} Question */

/** Penalties that come with an amount, and what is usual. */
const AMOUNTS = /** @type {Record<string, string[]>} */ ({
  opponents_time: ["1:00", "2:00", "5:00"],
  offenders_time: ["1:00", "2:00", "5:00"],
  opponents_points: ["½", "1"],
  offenders_points: ["½", "1"],
  fine: ["50"],
  rounds: ["1", "2"],
});

/** An amount as cases write it; nothing where it cannot be read. @param {string} kind @param {string} written */
function amountOf(kind, written) {
  if (kind.endsWith("_time")) {
    const time = readTime(written);
    return time === null ? null : writtenTime(time);
  }
  const number = kind.endsWith("_points") ? readPoints(written) : readWhole(written);
  if (number === null) return null;
  return kind.endsWith("_points") ? (number % 2 === 0 ? String(number / 2) : `${number}/2`) : String(number);
}

/**
 * Adds the answer to what was told; nothing where the arbiter thought better of it.
 * @param {Question} question
 * @param {any} answer
 * @returns {Promise<boolean>}
 */
export async function decide(question, answer) {
  const kind = typeof answer === "object" ? answer.penalty : "";
  const usual = AMOUNTS[kind];
  if (usual) {
    const field = el("input", { id: "amount", value: usual[0], list: "amounts", autocomplete: "off" });
    const content = el(
      "div",
      {},
      el("label", {}, text("web-desk-amount", { kind }), field),
      el("datalist", { id: "amounts" }, ...usual.map((value) => el("option", { value }))),
      el(
        "div",
        { class: "row" },
        ...usual.map((value) =>
          el(
            "button",
            {
              type: "button",
              onclick: () => {
                field.value = value;
              },
            },
            value,
          ),
        ),
      ),
    );
    const unread = kind.endsWith("_time") ? "time" : kind.endsWith("_points") ? "points" : "number";
    const check = () =>
      amountOf(kind, field.value) === null ? text("web-unread", { kind: unread, found: field.value }) : "";
    const yes = await ask({
      title: text("web-desk-decide"),
      content,
      check,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-desk-penalize"), kind: "main" },
      ],
    });
    if (yes !== "yes") return false;
    told.since.push({
      penalizes: { player: question.about.penalty ?? told.player, penalty: kind, amount: amountOf(kind, field.value) },
    });
  } else {
    told.since.push({ decides: { question: question.number, answer } });
  }
  return true;
}
