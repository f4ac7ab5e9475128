// The ruling: what to do, step by step, open questions, and the minutes.

import { articleAddress, noticeLink } from "/web/lib/answers.js";
import { copy } from "/web/lib/copy.js";
import { by, el } from "/web/lib/dom.js";
import { nameOf, namesOf } from "/web/lib/names.js";
import { scoreText, writtenTime } from "/web/lib/score.js";
import { locale, text } from "/web/lib/texts.js";
import { icon } from "/web/lib/desk/parts.js";
import { clocks, desk, inquiry, rules, SIDES, entered } from "/web/lib/desk/state.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/desk/types.js").Acts} Acts */
/** @typedef {import("/web/lib/hall.js").DeskAnswer} Answer */

/**
 * The clock times before and after the ruling.
 * @param {[number, number]} shown
 * @param {[number, number] | undefined} after
 */
function before(shown, after) {
  const side = (/** @type {Side} */ which, /** @type {number} */ index) => {
    const now = after?.[index] ?? shown[index];
    return `${nameOf(desk.wooden, which)} ${writtenTime(shown[index])}${now === shown[index] ? "" : ` → ${writtenTime(now)}`}`;
  };
  return SIDES.map(side).join(", ");
}

/**
 * The minutes of the ruling that is shown. Their date is formatted only when they are needed: on a phone, formatting the first date takes
 * longer than the ruling.
 * @param {Answer} answer
 * @returns {() => string}
 */
function minutes(answer) {
  const at = new Date();
  const where = desk.wooden?.event
    ? `${desk.wooden.event.name}, ${text("web-desk-round-board", { round: desk.wooden.event.round, board: desk.wooden.event.board })}`
    : "";
  const names = desk.wooden ? namesOf(desk.wooden) : "";
  const shown = clocks();
  const times = shown ? `${text("web-desk-clocks")}: ${before(shown, answer.clocks)}` : "";
  const player = entered.incident?.of_player
    ? `${entered.player === "white" ? text("web-white") : text("web-black")}: `
    : "";
  const heading = [where, names, text("web-desk-laws-of", { edition: rules.edition }), rules.control];
  const lines = [
    times,
    `${player}${entered.incident?.text ?? ""}`,
    ...answer.happened.map((line) => `${line}.`),
    answer.headline?.says ?? "",
    ...answer.rulings.map((ruled) => ruled.text),
  ];
  return () => {
    const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
    const head = [when, ...heading].filter(Boolean).join(" · ");
    return [head, ...lines].filter(Boolean).join("\n");
  };
}

/** @param {Answer} answer @param {Acts} acts */
export function drawAnswer(answer, acts) {
  const steps = el(
    "ol",
    { class: "steps" },
    ...answer.steps.map((step, index) =>
      el(
        "li",
        { "data-kind": step.kind },
        el(
          "label",
          { class: "check" },
          el("input", { type: "checkbox", id: `step-${index}` }),
          icon(step.kind),
          el("span", {}, step.text),
        ),
      ),
    ),
  );
  const questions = answer.questions.map((question) =>
    el(
      "fieldset",
      { class: "question" },
      el("legend", {}, question.text),
      el(
        "div",
        { class: "row" },
        ...question.answers.map((offered) =>
          el("button", { type: "button", onclick: () => acts.decide(question, offered) }, offered.text),
        ),
      ),
    ),
  );
  const rulings = el(
    "ul",
    { class: "rulings" },
    ...answer.rulings.map((ruled) =>
      el(
        "li",
        {},
        el("p", {}, ruled.text),
        el(
          "a",
          { class: "small", href: articleAddress(ruled.article) },
          text("web-laws-article", { number: ruled.article.number }),
          el("span", { class: "faint" }, ` · ${ruled.summary}`),
        ),
      ),
    ),
  );
  const protocol = minutes(answer);
  const shown = clocks();
  const written = el("pre", { class: "minutes", tabindex: 0 });
  const write = () => {
    written.textContent ||= protocol();
  };
  const kept = el("details", { ontoggle: write }, el("summary", {}, text("web-desk-minutes")), written);
  const copyMinutes = () => {
    write();
    // Collapsed text cannot be selected, which the old method of copying needs.
    kept.open ||= !navigator.clipboard;
    copy(protocol(), written);
  };
  const share = () => navigator.share({ text: protocol() }).catch(() => {});
  const actions = el(
    "div",
    { class: "row actions" },
    ...acts.actions(answer, protocol),
    el("button", { type: "button", onclick: copyMinutes }, text("web-desk-copy")),
    noticeLink(inquiry()),
    "share" in navigator ? el("button", { type: "button", onclick: share }, text("web-desk-share")) : null,
  );
  const part = (/** @type {string} */ title, /** @type {(Node | null)[]} */ ...content) =>
    el("section", {}, el("h3", {}, title), ...content.filter((node) => node !== null));
  by("answer").replaceChildren(
    el(
      "div",
      { class: "card answer" },
      answer.headline
        ? el(
            "p",
            { class: "headline" },
            answer.headline.says,
            " ",
            el(
              "a",
              { class: "small", href: articleAddress(answer.headline.article) },
              text("web-laws-article", { number: answer.headline.article.number }),
            ),
          )
        : null,
      answer.score
        ? el(
            "p",
            { class: "score" },
            el("strong", { class: "figures" }, scoreText(answer.score)),
            " ",
            text("web-desk-over"),
          )
        : null,
      questions.length > 0 ? part(text("web-desk-decide"), ...questions) : null,
      part(
        text("web-desk-steps"),
        steps,
        shown ? el("p", { class: "clocks figures" }, before(shown, answer.clocks)) : null,
        answer.position
          ? el("p", { class: "position" }, `${text("web-desk-position")}: `, el("code", {}, answer.position))
          : null,
      ),
      actions,
      part(text("web-desk-rulings"), rulings),
      answer.position_matters ? el("p", { class: "faint small" }, text("web-desk-stand-in")) : null,
      kept,
      el(
        "details",
        {},
        el("summary", {}, text("web-desk-case")),
        el("pre", { class: "minutes", tabindex: 0, lang: "en" }, answer.case),
      ),
    ),
  );
}
