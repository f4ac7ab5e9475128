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
  const view = keptInView();

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
    view.hold(questions.lastElementChild, fresh);
  }

  return { place: questions, draw };
}

/**
 * Keeps a new question on the screen: the arbiter may have pressed a button far below it, and what is drawn later may push it
 * away. This ends when the arbiter does something.
 */
function keptInView() {
  let held = false;
  /** @param {Element} question */
  const show = (question) => question.scrollIntoView({ block: "nearest" });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio < 1 && target.isConnected) show(target);
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  );
  const release = () => {
    held = false;
    observer.disconnect();
  };
  for (const kind of ["pointerdown", "wheel", "keydown"]) addEventListener(kind, release, { capture: true });

  return {
    /** @param {Element | null} question the last one, which is another element after each drawing @param {boolean} fresh */
    hold(question, fresh) {
      held ||= fresh;
      if (!held || !question) return;
      observer.disconnect();
      show(question);
      observer.observe(question);
    },
  };
}
