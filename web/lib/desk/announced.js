// The announcements: the edition, the time control, the default time.

import { EDITIONS } from "/web/lib/editions.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { pills } from "/web/lib/desk/parts.js";
import { desk, rules } from "/web/lib/desk/state.js";

/** @typedef {import("/web/lib/desk/types.js").Acts} Acts */

const CONTROLS = ["90+30", "40/90m, 30m; +30s", "25+10", "15+10", "5+3", "3+2", "60"];

/** @param {Acts} acts */
export function drawRules(acts) {
  const said = [
    text("web-desk-laws-of", { edition: rules.edition }),
    rules.control,
    desk.answered ? text("web-rate", { rate: desk.answered.rate }) : "",
    rules.unsupervised ? text("web-desk-reduced") : "",
  ];
  by("rules-said").textContent = said.filter(Boolean).join(" · ");
  by("editions").replaceChildren(
    ...pills(
      "edition",
      EDITIONS.map((year) => [year, year]),
      rules.edition,
      (year) => {
        rules.edition = year;
        acts.changed();
      },
    ),
  );
  by("controls").replaceChildren(
    ...pills(
      "control",
      CONTROLS.map((control) => [control, control]),
      rules.control,
      (control) => {
        rules.control = control;
        acts.changed();
      },
    ),
  );
  const own = /** @type {HTMLInputElement} */ (by("own-control"));
  own.value = CONTROLS.includes(rules.control) ? "" : rules.control;
  /** @type {HTMLInputElement} */ (by("unsupervised")).checked = rules.unsupervised;
  /** @type {HTMLInputElement} */ (by("default")).value =
    rules.default_minutes === null ? "" : String(rules.default_minutes);
  for (const input of by("rules").querySelectorAll("input"))
    input.disabled = desk.wooden !== null && input.id !== "default";
}

/** @param {Acts} acts @param {string} value */
export function takeDefault(acts, value) {
  rules.default_minutes = value === "" ? null : Number(value);
  acts.changed();
}

/** Listens to changes of the announcements. @param {Acts} acts */
export function listenToRules(acts) {
  by("own-control").addEventListener("change", (event) => {
    const value = /** @type {HTMLInputElement} */ (event.target).value.trim();
    if (value) rules.control = value;
    acts.changed();
  });
  by("unsupervised").addEventListener("change", (event) => {
    rules.unsupervised = /** @type {HTMLInputElement} */ (event.target).checked;
    acts.changed();
  });
  by("default").addEventListener("change", (event) =>
    takeDefault(acts, /** @type {HTMLInputElement} */ (event.target).value),
  );
}
