// The ruling desk: an incident in a few taps; the ruling, what to do, the minutes and the Article. The hall and the
// pocket have it in different shells, and get the answers from different places (web/lib/answers.js).

import { askRuling, readIncidents } from "/web/lib/answers.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { drawRules, listenToRules } from "/web/lib/desk/announced.js";
import { drawAnswer } from "/web/lib/desk/answer.js";
import { decide } from "/web/lib/desk/decision.js";
import { drawCase, drawChoice } from "/web/lib/desk/incident.js";
import { layout } from "/web/lib/desk/layout.js";
import { beginEntry, desk, editor, entered, incomplete, inquiry, keep } from "/web/lib/desk/state.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/lib/desk/types.js").Acts} Acts */
/** @typedef {import("/web/lib/desk/types.js").Incident} Incident */

/** The desk that is on the page. @type {Desk | null} */
let current = null;

editor.addEventListener("change", () => {
  if (!current) return;
  entered.since = [];
  current.rule();
});

/** A ruling desk on the page. */
export class Desk {
  /** @param {import("/web/lib/desk/types.js").Shell} shell */
  constructor(shell) {
    /** @type {Acts} */
    this.acts = {
      ...shell,
      changed: () => this.changed(),
      rule: () => this.rule(),
      decide: (question, answer) => this.decide(question, answer),
    };
    this.asking = 0;
  }

  /** Puts the desk there and offers the incidents. @param {HTMLElement} place */
  async open(place) {
    current = this;
    place.append(...layout());
    listenToRules(this.acts);
    if (desk.incidents.length === 0) desk.incidents = await readIncidents();
    drawChoice(this.acts);
    drawRules(this.acts);
  }

  /** Takes the desk away; what was entered is kept. */
  close() {
    if (current === this) current = null;
    this.asking += 1;
    document.body.classList.remove("asking");
  }

  /** The incident with this name. @param {string} id @returns {Incident | undefined} */
  incident(id) {
    return desk.incidents.find((found) => found.id === id);
  }

  changed() {
    keep();
    drawRules(this.acts);
    this.rule();
  }

  /** Done when the ruling is shown. @param {Incident} incident @param {Side} [player] */
  begin(incident, player = /** @type {Side} */ ("white")) {
    beginEntry(incident, player);
    return this.show();
  }

  /** Shows what is entered, and the ruling on it. */
  show() {
    drawCase(this.acts);
    return this.rule();
  }

  /** Moves the focus to the incident that was chosen. */
  focus() {
    scrollTo({ top: 0 });
    /** @type {HTMLElement | null} */ (by("case").querySelector("h2"))?.focus({ preventScroll: true });
  }

  back() {
    entered.incident = null;
    desk.answered = null;
    by("answer").hidden = true;
    drawCase(this.acts);
  }

  async rule() {
    if (!entered.incident) return;
    const place = by("answer");
    const number = ++this.asking;
    place.hidden = false;
    if (incomplete()) {
      place.replaceChildren(el("p", { class: "card faint" }, text("web-desk-point")));
      return;
    }
    try {
      const answer = await askRuling(inquiry());
      if (number !== this.asking) return;
      desk.answered = answer;
      drawAnswer(answer, this.acts);
      drawRules(this.acts);
    } catch (error) {
      if (number !== this.asking) return;
      desk.answered = null;
      place.replaceChildren(
        el("p", { class: "card trouble", role: "alert" }, error instanceof Error ? error.message : String(error)),
      );
    }
  }

  /** @param {import("/web/lib/types.js").Question} question @param {import("/web/lib/hall.js").AnswerText} answer */
  async decide(question, answer) {
    if (await decide(question, answer)) this.rule();
  }
}
