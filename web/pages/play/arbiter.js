// What the arbiter of a casual game needs at the board itself; the console has the rest.

import { weigh } from "/web/lib/consequences.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/**
 * `begin` is above the board, `going` beside the status line
 * @typedef {object} Places
 * @property {HTMLElement} acts
 * @property {HTMLElement} begin
 * @property {HTMLElement} going
 */

export class Arbiter {
  /**
   * @param {import("/web/lib/feed.js").Feed} feed
   * @param {Places} places
   * @param {string | null} wanted
   * @param {() => void} toBoard gives the board the focus
   */
  constructor(feed, places, wanted, toBoard) {
    this.feed = feed;
    this.places = places;
    this.wanted = wanted;
    this.toBoard = toBoard;
    this.shape = "";
  }

  show() {
    const { view, roles } = this.feed;
    const { acts, begin, going } = this.places;
    const here = roles.includes("arbiter") && (this.wanted === null || this.wanted === "arbiter") && !view?.score;
    const focused = [begin, going].some((place) => place.contains(document.activeElement));
    const state = view?.clock?.state;
    const begun = view !== null && view.phase !== "not_begun";
    begin.hidden = !here || begun;
    going.hidden = !here || !begun;
    if (here && view) {
      const shape = JSON.stringify([state, view.adjourned, this.feed.texts.questions ?? []]);
      if (shape !== this.shape) {
        this.shape = shape;
        begin.replaceChildren(
          el(
            "button",
            { type: "button", class: "main", id: "start", onclick: () => this.start(this.isShared()) },
            text("web-start"),
          ),
        );
        going.replaceChildren(this.goingOn());
        acts.replaceChildren(
          ...this.questions(),
          ...(this.isShared()
            ? []
            : [el("a", { class: "button", href: `/console/${this.feed.game}` }, text("web-to-console"))]),
        );
      }
    }
    acts.hidden = !here || acts.childElementCount === 0;
    // The pressed button is gone; continue at the board.
    if (focused && !begin.contains(document.activeElement) && !going.contains(document.activeElement)) this.toBoard();
  }

  /** @param {import("/web/lib/types.js").Act[]} acts */
  act(acts) {
    return this.feed.act("arbiter", acts).catch(() => {});
  }

  /** Does something, after a confirmation if it ends the game or costs time or points. @param {import("/web/lib/types.js").Act[]} acts */
  async weigh(acts) {
    try {
      const confirmed = await weigh(this.feed.game, acts);
      if (confirmed) await this.feed.act("arbiter", acts, confirmed);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  questions() {
    return (this.feed.texts.questions ?? []).map((question) =>
      el(
        "div",
        { class: "question" },
        el("p", {}, question.text),
        el(
          "div",
          { class: "row" },
          ...question.answers.map(({ answer, text: label }) =>
            el(
              "button",
              { type: "button", onclick: () => this.weigh([{ decides: { question: question.number, answer } }]) },
              label,
            ),
          ),
        ),
      ),
    );
  }

  /** Both players sit at this device. */
  isShared() {
    return this.feed.roles.includes("white") && this.feed.roles.includes("black");
  }

  /** Stops or restarts the clocks; resumes an adjourned game. */
  goingOn() {
    const state = this.feed.view?.clock?.state;
    if (typeof state === "object" && "running" in state) {
      return el(
        "button",
        { type: "button", id: "stop", onclick: () => this.act([{ stops_clocks: { reason: "call_arbiter" } }]) },
        text("web-stop"),
      );
    }
    if (this.feed.view?.adjourned === "closed") {
      return el(
        "button",
        { type: "button", class: "main", id: "resume", onclick: () => this.act([{ adjourned: "resumes" }]) },
        text("web-console-resume"),
      );
    }
    return el(
      "button",
      { type: "button", class: "main", id: "restart", onclick: () => this.act([{ restarts: { side: null } }]) },
      text("web-restart"),
    );
  }

  /** @param {boolean} shared both players sit at this device */
  async start(shared) {
    if (shared) {
      await this.feed.act("white", ["arrives"]).catch(() => {});
      await this.feed.act("black", ["arrives"]).catch(() => {});
    } else {
      const there = this.feed.view?.arrived.every(Boolean);
      if (!there && !(await confirm(text("web-start-absent"), text("web-start")))) return;
    }
    await this.act(["starts_round"]);
  }
}
