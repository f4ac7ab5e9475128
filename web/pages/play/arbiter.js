// What the arbiter of a friendly game needs at the board itself; the console has the rest.

import { confirm } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

export class Arbiter {
  /** @param {import("/web/lib/feed.js").Feed} feed @param {HTMLElement} place @param {HTMLElement} begin over the board @param {string | null} wanted */
  constructor(feed, place, begin, wanted) {
    this.begin = begin;
    this.feed = feed;
    this.place = place;
    this.wanted = wanted;
    this.shape = "";
  }

  show() {
    const { view, roles } = this.feed;
    const here = roles.includes("arbiter") && (this.wanted === null || this.wanted === "arbiter");
    this.place.hidden = !here || Boolean(view?.score);
    const runs = typeof view?.clock?.state === "object" && "running" in view.clock.state;
    this.begin.hidden = this.place.hidden || runs;
    if (!here || !view) return;
    const shape = JSON.stringify([view.clock?.state, this.feed.told.questions ?? []]);
    if (shape === this.shape) return;
    this.shape = shape;
    this.begin.replaceChildren(...this.beginning());
    this.place.replaceChildren(...this.questions(), this.buttons());
  }

  /** @param {any[]} acts */
  act(acts) {
    return this.feed.act("arbiter", acts).catch(() => {});
  }

  questions() {
    return (this.feed.told.questions ?? []).map((question) => el("div", { class: "question" },
      el("p", {}, question.text),
      el("div", { class: "row" }, ...question.answers.map(({ answer, text: label }) =>
        el("button", { type: "button", onclick: () => this.act([{ decides: { question: question.number, answer } }]) }, label)))));
  }

  /** Both players sit at this device. */
  isShared() {
    return this.feed.roles.includes("white") && this.feed.roles.includes("black");
  }

  /** What sets the clocks going stands where everybody looks. */
  beginning() {
    const state = this.feed.view?.clock?.state;
    if (state === undefined || state === "not_started") {
      return [el("button", { type: "button", class: "main", id: "start", onclick: () => this.start(this.isShared()) }, text("web-start"))];
    }
    return [el("button", { type: "button", class: "main", id: "restart", onclick: () => this.act([{ restarts: { side: null } }]) }, text("web-restart"))];
  }

  buttons() {
    const row = el("div", { class: "row" });
    const state = this.feed.view?.clock?.state;
    if (typeof state === "object" && "running" in state) {
      row.append(el("button", { type: "button", id: "stop", onclick: () => this.act([{ stops_clocks: { reason: "call_arbiter" } }]) }, text("web-stop")));
    }
    if (!this.isShared()) row.append(el("a", { class: "button", href: `/console/${this.feed.game}` }, text("web-to-console")));
    return row;
  }

  /** @param {boolean} shared both players sit at this device */
  async start(shared) {
    if (shared) {
      await this.feed.act("white", ["arrives"]).catch(() => {});
      await this.feed.act("black", ["arrives"]).catch(() => {});
    } else {
      const there = (/** @type {string} */ side) => this.feed.log.some((entry) => entry.by === side && entry.act === "arrives");
      if (!(there("white") && there("black")) && !(await confirm(text("web-start-absent"), text("web-start")))) return;
    }
    await this.act(["starts_round"]);
  }
}
