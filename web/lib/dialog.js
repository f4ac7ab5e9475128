// Questions and messages. Dialogs are the browser's own: Escape closes them, and the focus returns to where it was.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {{ value: string, label: string, kind?: "main" | "danger" | "danger main" | "quiet" }} Answer */

/**
 * @typedef {object} Question
 * @property {string} title
 * @property {string} [words]
 * @property {Node} [content]
 * @property {Answer[]} [answers]
 * @property {boolean} [large]
 * @property {boolean} [turned] for the player opposite at a tablet
 * @property {() => string | Promise<string>} [check] returns what is wrong with the input, or ""; while
 * something is wrong the dialog stays open and keeps the input
 */
/**
 * Asks something; resolves with the value of the answer, or with `null` if the dialog was closed.
 * @param {Question} question
 * @returns {Promise<string | null>}
 */
export function ask({ title, words, content, answers = [], large, turned, check }) {
  return new Promise((resolve) => {
    const heading = el("h2", { id: "dialog-title" }, title);
    const trouble = el("p", { class: "trouble", role: "alert" });
    // Cancel is not a submit button: Enter in a field submits with the first real answer.
    const button = (/** @type {Answer} */ answer) =>
      answer.value === ""
        ? el("button", { type: "button", class: answer.kind ?? "", onclick: () => dialog.close() }, answer.label)
        : el("button", { class: answer.kind ?? "", value: answer.value }, answer.label);
    const form = el(
      "form",
      { method: "dialog" },
      heading,
      words ? el("p", {}, words) : null,
      content,
      trouble,
      el("div", { class: "row answers" }, ...answers.map(button)),
    );
    form.addEventListener("submit", (event) => {
      const found = check?.() ?? "";
      if (found === "") return;
      event.preventDefault();
      const value = /** @type {SubmitEvent & { submitter: HTMLButtonElement | null }} */ (event).submitter?.value ?? "";
      if (typeof found === "string") trouble.textContent = found;
      else
        found.then((wrong) => {
          trouble.textContent = wrong;
          if (wrong === "") dialog.close(value);
        });
    });
    const dialog = el(
      "dialog",
      { "aria-labelledby": "dialog-title", class: [large ? "large" : "", turned ? "turned" : ""].join(" ") },
      form,
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}

/**
 * Asks for confirmation.
 * @param {string} title
 * @param {string} yes
 * @param {{ words?: string, danger?: boolean, turned?: boolean }} [more]
 */
export async function confirm(title, yes, { words, danger, turned } = {}) {
  const answers = /** @type {Answer[]} */ ([
    { value: "", label: text("web-cancel") },
    { value: "yes", label: yes, kind: danger ? "danger main" : "main" },
  ]);
  return (await ask({ title, words, answers, turned })) === "yes";
}

/** How long a toast stays on the screen. */
const STAYS = 5_000;

/** @type {Map<string, { note: HTMLElement, timer: number }>} */
const toasts = new Map();

/** Shows a short message that disappears; shown again, it stays longer. @param {string} words */
export function toast(words) {
  let place = document.getElementById("toast");
  if (!place) {
    place = el("div", { id: "toast", role: "status" });
    document.body.append(place);
  }
  const again = toasts.get(words);
  clearTimeout(again?.timer);
  const note = again?.note ?? el("p", {}, words);
  if (!again) place.append(note);
  const timer = setTimeout(() => {
    note.remove();
    toasts.delete(words);
  }, STAYS);
  toasts.set(words, { note, timer });
}
