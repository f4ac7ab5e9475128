// The arbiter's decisions where the Laws leave them open; some penalties need an amount.

import { FIELD, USUAL } from "/web/lib/amounts.js";
import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { readPoints, readTime, readWhole, writtenTime } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";
import { entered } from "/web/lib/desk/state.js";

/** @typedef {import("/web/lib/types.js").Question} Question */
/** @typedef {import("/web/lib/hall.js").AmountUnit} AmountUnit */
/** @typedef {import("/web/lib/hall.js").AnswerText} AnswerText */

/** An amount as cases write it; `null` if it cannot be parsed. @param {AmountUnit} unit @param {string} written */
function amountOf(unit, written) {
  if (unit === "time") {
    const time = readTime(written);
    return time === null ? null : writtenTime(time);
  }
  const number = unit === "points" ? readPoints(written) : readWhole(written);
  if (number === null) return null;
  return unit === "points" && number % 2 !== 0 ? `${number}/2` : String(unit === "points" ? number / 2 : number);
}

/**
 * Adds the answer to the inquiry, unless the arbiter cancels.
 * @param {Question} question
 * @param {AnswerText} answer
 * @returns {Promise<boolean>}
 */
export async function decide(question, { answer, penalty }) {
  const unit = penalty?.unit;
  if (penalty && unit) {
    const { kind } = penalty;
    const usual = USUAL[unit];
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
    const check = () =>
      amountOf(unit, field.value) === null ? text("web-unread", { kind: FIELD[unit], found: field.value }) : "";
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
    entered.since.push({
      penalizes: {
        player: question.player ?? entered.player,
        penalty: kind,
        amount: amountOf(unit, field.value) ?? "",
      },
    });
  } else {
    entered.since.push({ decides: { question: question.number, answer } });
  }
  return true;
}
