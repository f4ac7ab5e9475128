// The questions to the arbiter.

import { el } from "/web/lib/dom.js";
import { answerQuestion } from "/web/pages/console-board/dialogs.js";
import { button } from "/web/pages/console-board/parts.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */

/** @param {OpenBoard} open */
export function questionsOf(open) {
  const questions = el("div", { id: "questions", "aria-live": "assertive" });
  /** The questions that have been shown. @type {Set<number>} */
  const shownQuestions = new Set();

  function draw() {
    const asked = open.feed.texts.questions ?? [];
    const fresh = asked.some((question) => !shownQuestions.has(question.number));
    for (const question of asked) shownQuestions.add(question.number);
    questions.replaceChildren(
      ...asked.map((question) =>
        el(
          "fieldset",
          { class: "card question" },
          el("legend", {}, question.text),
          el(
            "div",
            { class: "row" },
            ...question.answers.map((answer) => button(answer.text, () => answerQuestion(open, question, answer))),
          ),
        ),
      ),
    );
    // Scroll to the question, in case the arbiter pressed a button far below it; at once, since the next drawing would interrupt a
    // smooth movement.
    if (fresh) questions.lastElementChild?.scrollIntoView({ block: "nearest" });
  }

  return { place: questions, draw };
}
