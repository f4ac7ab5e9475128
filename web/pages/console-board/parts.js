// Buttons and groups of buttons.

import { el } from "/web/lib/dom.js";

/** @param {string} label @param {() => void} then */
export const button = (label, then, kind = "") => el("button", { type: "button", class: kind, onclick: then }, label);

export const group = (/** @type {string} */ title, /** @type {(Node | null)[]} */ content, open = false) =>
  el("details", { class: "group", open }, el("summary", {}, title), el("div", { class: "row" }, ...content));
