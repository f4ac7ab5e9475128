// Before an arbiter ends a game or costs anybody time or points: what would follow, and why it is done.

import { post } from "/web/lib/api.js";
import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { linked } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Act} Act */
/** @typedef {import("/web/lib/hall.js").Considered} Considered */

/**
 * How it is asked.
 * @typedef {object} Asking
 * @property {boolean} [always] ask even if nobody loses time or points
 * @property {string} [title]
 * @property {Node} [content] more to enter, above the reason
 * @property {string} [yes] the label of the button
 * @property {() => boolean} [needsReason] whether a reason must be given; the hall says so unless this is given
 */

/** What would follow from acts, without doing them. @param {string} game @param {Act[]} acts @returns {Promise<Considered>} */
const consider = (game, acts) => post(`/api/v1/games/${game}/consider`, { acts });

/** What can be compared while a clock runs. @param {Considered} found */
const shape = (found) => JSON.stringify([found.grave, found.acts, found.rulings.map((ruling) => ruling.text)]);

/**
 * Asks the arbiter to confirm acts that end a game or cost time or points; `null` if they are not confirmed.
 * @param {string} game
 * @param {Act[]} acts
 * @param {Asking} [asking]
 * @returns {Promise<{ reason: string } | null>}
 */
export async function weigh(game, acts, { always, title, content, yes, needsReason } = {}) {
  let found = await consider(game, acts);
  if (!found.grave && !always) return { reason: "" };
  const follows = el("div", { class: "follows", "aria-live": "polite" });
  const draw = () =>
    follows.replaceChildren(
      ...(title
        ? found.acts.map((words) => el("p", {}, words))
        : found.acts.slice(1).map((words) => el("p", {}, words))),
      el("p", { class: "small faint" }, text("web-consider-follows")),
      el(
        "ul",
        {},
        ...found.changes.map((words) => el("li", {}, el("strong", {}, words))),
        ...found.rulings.map((ruling) => el("li", { class: "ruling" }, ...linked(ruling))),
        found.changes.length + found.rulings.length === 0 ? el("li", {}, text("web-consider-nothing")) : null,
      ),
    );
  draw();
  const must = () => needsReason?.() ?? found.needs_reason;
  const reason = el("input", { id: "reason", autocomplete: "off", autofocus: true, maxlength: 200 });
  const label = el("span", {});
  const drawLabel = () => {
    label.textContent = text("web-consider-reason", { needed: must() ? "yes" : "no" });
    reason.toggleAttribute("aria-required", must());
    if (must()) reason.setAttribute("aria-required", "true");
  };
  drawLabel();
  const place = el("div", { class: "consequences" }, follows, content, el("label", {}, label, reason));
  place.addEventListener("change", drawLabel);
  const check = async () => {
    if (must() && reason.value.trim() === "") {
      reason.focus();
      return text("web-consider-reason-missing");
    }
    const before = shape(found);
    try {
      found = await consider(game, acts);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    if (shape(found) === before) return "";
    draw();
    return text("web-consider-changed");
  };
  const answer = await ask({
    title: title ?? found.acts[0],
    content: place,
    check,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: yes ?? text("web-consider-yes"), kind: "danger main" },
    ],
  });
  return answer === "yes" ? { reason: reason.value.trim() } : null;
}
