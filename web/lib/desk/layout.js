// The frame of the ruling desk: the announcements, the choice of an incident, its details, and the answer.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @returns {HTMLElement[]} */
export function layout() {
  return [
    el(
      "details",
      { id: "rules", class: "card rules" },
      el("summary", {}, el("span", { id: "rules-said" })),
      el("fieldset", {}, el("legend", {}, text("web-laws-edition")), el("div", { class: "choice", id: "editions" })),
      el("fieldset", {}, el("legend", {}, text("web-desk-control")), el("div", { class: "choice", id: "controls" })),
      el(
        "label",
        {},
        `${text("web-desk-own-control")} `,
        el("input", { id: "own-control", autocomplete: "off", placeholder: "40/90m, 30m; +30s" }),
      ),
      el(
        "label",
        { class: "check" },
        el("input", { type: "checkbox", id: "unsupervised" }),
        ` ${text("web-desk-unsupervised")}`,
      ),
      el(
        "label",
        {},
        `${text("web-desk-default")} `,
        el("input", { id: "default", type: "number", min: 0, max: 240, inputmode: "numeric" }),
      ),
    ),
    el(
      "div",
      { class: "work" },
      el("section", { id: "choose", "aria-label": text("web-desk-what") }),
      el("section", { id: "case", hidden: true }),
      el("section", { id: "answer", hidden: true, "aria-live": "polite", "aria-label": text("web-desk-answer") }),
    ),
  ];
}
