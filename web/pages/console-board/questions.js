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
    if (fresh) keepInView(questions);
  }

  return { place: questions, draw };
}

/**
 * Scrolls to the last question, in case the arbiter pressed a button far below it, and again when what is drawn later pushes it away,
 * until the arbiter does something.
 * @param {HTMLElement} questions
 */
function keepInView(questions) {
  const show = () => questions.lastElementChild?.scrollIntoView({ block: "nearest" });
  show();
  const observer = new ResizeObserver(show);
  observer.observe(document.body);
  for (const kind of ["pointerdown", "wheel", "keydown"])
    addEventListener(kind, () => observer.disconnect(), { once: true, capture: true });
}
