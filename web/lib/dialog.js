// Asking and telling people. Dialogs are the browser's own: Escape closes them, and the focus goes back to where it was.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {{ value: string, label: string, kind?: "main" | "danger" | "danger main" | "quiet" }} Answer */

/**
 * Asks something; resolved with the value of the answer, or with `null` when it was closed without one.
 * @param {{ title: string, words?: string, content?: Node, answers?: Answer[], large?: boolean, turned?: boolean }} question `turned` for whoever sits opposite at a tablet
 * @returns {Promise<string | null>}
 */
export function ask({ title, words, content, answers = [], large, turned }) {
  return new Promise((resolve) => {
    const heading = el("h2", { id: "dialog-title" }, title);
    const form = el("form", { method: "dialog" }, heading, words ? el("p", {}, words) : null, content,
      el("div", { class: "row answers" }, ...answers.map((answer) => el("button", { class: answer.kind ?? "", value: answer.value }, answer.label))));
    const dialog = el("dialog", { "aria-labelledby": "dialog-title", class: [large ? "large" : "", turned ? "turned" : ""].join(" ") }, form);
    dialog.addEventListener("close", () => { dialog.remove(); resolve(dialog.returnValue || null); });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Whether somebody means it.
 * @param {string} title
 * @param {string} yes
 * @param {{ words?: string, danger?: boolean, turned?: boolean }} [more]
 */
export async function confirm(title, yes, { words, danger, turned } = {}) {
  const answers = /** @type {Answer[]} */ ([{ value: "", label: text("web-cancel") }, { value: "yes", label: yes, kind: danger ? "danger main" : "main" }]);
  return (await ask({ title, words, answers, turned })) === "yes";
}

/** How long a short word stays on the screen. */
const STAYS = 5_000;

/** A short word that goes away by itself. @param {string} words */
export function toast(words) {
  let place = document.getElementById("toast");
  if (!place) {
    place = el("div", { id: "toast", role: "status" });
    document.body.append(place);
  }
  const note = el("p", {}, words);
  place.append(note);
  setTimeout(() => note.remove(), STAYS);
}
