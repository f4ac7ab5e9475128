// A field for pairings, and how the hall reads them.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { understand } from "/web/pages/competitions/hall.js";
import { person } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Fault} Fault */
/** @typedef {import("/web/pages/competitions/types.js").NewName} NewName */
/** @typedef {import("/web/pages/competitions/types.js").Read} Read */
/** @typedef {import("/web/pages/competitions/types.js").Understood} Understood */

/** The error in a line, in words. @param {number} line @param {Fault} fault */
export function wrong(line, fault) {
  const [[kind, detail]] = typeof fault === "string" ? [[fault, {}]] : Object.entries(fault);
  return text("web-comp-fault", { line, kind, found: "", player: "", before: 0, board: 0, ...detail });
}

/** How long to wait after typing before the text is read, in milliseconds. */
export const PAUSE = 200;

/**
 * A field for pairings, with the preview of the hall beneath.
 * @param {string} written
 * @param {string} label
 */
export function pairingsField(written, label) {
  const lines = el("textarea", {
    name: "pairings",
    rows: Math.max(6, written.split("\n").length + 1),
    placeholder: text("web-comp-pairings-example"),
    spellcheck: "false",
  });
  lines.value = written;
  const understood = el("ol", { class: "understood", "aria-live": "polite", "aria-label": text("web-comp-pairings") });
  let asked = 0;

  /**
   * A player in the preview; a new name is marked, with the known name that may be meant.
   * @param {string} label
   * @param {NewName | undefined} unknown
   * @param {number} number the line
   */
  const named = (label, unknown, number) => {
    if (!unknown) return el("span", {}, label);
    const { name, near } = unknown;
    const instead = near
      ? el(
          "button",
          { type: "button", class: "quiet instead", onclick: () => replace(number, name, near) },
          text("web-comp-new-near", { name: near }),
        )
      : null;
    return el("span", { class: "new" }, label, " ", el("span", { class: "mark" }, text("web-comp-new-name")), instead);
  };

  /**
   * Replaces a name by a known one.
   * @param {number} number the line
   * @param {string} name
   * @param {string} near
   */
  const replace = (number, name, near) => {
    const all = lines.value.split("\n");
    all[number - 1] = all[number - 1].replace(name, near);
    lines.value = all.join("\n");
    lines.focus();
    lines.dispatchEvent(new Event("input"));
  };

  const line = (/** @type {Read} */ read, /** @type {Understood} */ { new: unknown, players }) => {
    const number = read.line;
    if ("fault" in read) return el("li", { class: "wrong" }, wrong(number, read.fault));
    // While the list is empty, everybody is new.
    const marked = (/** @type {string} */ name) =>
      players === 0 ? undefined : unknown.find((one) => one.name === name);
    if ("bye" in read) {
      const { bye } = read;
      return el(
        "li",
        {},
        el("span", { class: "figures faint" }, "–"),
        el(
          "span",
          { class: "pair" },
          named(
            text("web-comp-bye", { player: person(bye.title, bye.player, bye.rating), worth: bye.worth }),
            marked(bye.player),
            number,
          ),
        ),
      );
    }
    const seats = read.board;
    const left = seats.left_out?.length
      ? el("span", { class: "left small" }, text("web-comp-left-out", { what: seats.left_out.join(", ") }))
      : null;
    return el(
      "li",
      {},
      el("span", { class: "figures faint" }, String(seats.board)),
      el(
        "span",
        { class: "pair" },
        named(person(seats.white_title, seats.white, seats.white_rating), marked(seats.white), number),
        " – ",
        named(person(seats.black_title, seats.black, seats.black_rating), marked(seats.black), number),
        left,
      ),
    );
  };

  /**
   * How the hall reads the text; `null` if newer text was typed in the meantime.
   * @returns {Promise<Understood | null>}
   */
  const read = async () => {
    const number = ++asked;
    const found = /** @type {Understood} */ (
      lines.value.trim() === ""
        ? { lines: [], new: [], players: 0 }
        : await understand({ typed: lines.value }).catch((error) => {
            // The preview of an older text does not apply to this one.
            if (number === asked) understood.replaceChildren();
            throw error;
          })
    );
    if (number !== asked) return null;
    const all =
      found.players === 0 && found.new.length > 0
        ? [el("li", { class: "all faint" }, text("web-comp-new-all", { count: found.new.length }))]
        : [];
    const left =
      found.lines.length > 0 && found.not_paired?.length
        ? [el("li", { class: "all faint" }, text("web-comp-not-paired", { names: found.not_paired.join(", ") }))]
        : [];
    const odd = (found.warnings ?? []).map((warning) => el("li", { class: "all wrong" }, warning));
    understood.replaceChildren(...found.lines.map((one) => line(one, found)), ...all, ...left, ...odd);
    return found;
  };

  /** Puts the cursor on a line. @param {number} number from 1 */
  const point = (number) => {
    const before = lines.value
      .split("\n")
      .slice(0, number - 1)
      .reduce((length, line) => length + line.length + 1, 0);
    lines.focus();
    lines.setSelectionRange(before, before + (lines.value.split("\n")[number - 1] ?? "").length);
  };
  const content = el("div", {}, el("label", {}, label, lines), understood);
  return { lines, content, read, point };
}

/** Asks whether new names are intended. @param {Understood} found */
export async function meansNew(found) {
  if (found.players === 0 || found.new.length === 0) return true;
  const content = el(
    "ul",
    { class: "refused" },
    ...found.new.map(({ name, near }) =>
      el("li", {}, el("strong", {}, name), near ? `, ${text("web-comp-new-near", { name: near })}` : ""),
    ),
  );
  return (
    (await ask({
      title: text("web-comp-new-title"),
      words: text("web-comp-new-words"),
      content,
      answers: [
        { value: "", label: text("web-cancel") },
        { value: "yes", label: text("web-comp-new-yes"), kind: "main" },
      ],
    })) === "yes"
  );
}
