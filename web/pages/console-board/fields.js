// Asks the arbiter for times, points and numbers.

import { ask } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { readPoints, readTime, readWhole } from "/web/lib/score.js";
import { text } from "/web/lib/texts.js";

/** @typedef {{ label: string, value: string, kind: "time" | "points" | "number" }} Field */
const READ = { time: readTime, points: readPoints, number: readWhole };

/**
 * Asks for values; unreadable input is reported and kept. Empty fields stay unknown.
 * @param {string} title @param {Field[]} wanted @param {string} yes @param {Node} [before]
 * @returns {Promise<(number | null)[] | null>}
 */
export const askFor = async (title, wanted, yes, before) => {
  const fields = wanted.map(({ value, kind }) =>
    el("input", { value, autocomplete: "off", inputmode: kind === "number" ? "numeric" : "text" }),
  );
  const read = (/** @type {number} */ index) =>
    fields[index].value.trim() === "" && wanted[index].value === ""
      ? null
      : READ[wanted[index].kind](fields[index].value);
  const check = () => {
    const bad = wanted.findIndex(
      (field, index) => read(index) === null && !(field.value === "" && fields[index].value.trim() === ""),
    );
    if (bad < 0) return "";
    fields[bad].focus();
    fields[bad].select();
    return text("web-unread", { kind: wanted[bad].kind, found: fields[bad].value });
  };
  const content = el(
    "div",
    { class: wanted.length > 1 ? "fields" : "" },
    before,
    ...wanted.map(({ label }, index) => el("label", {}, label, fields[index])),
  );
  const answer = await ask({
    title,
    content,
    check,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: yes, kind: "main" },
    ],
  });
  return answer === "yes" ? wanted.map((_, index) => read(index)) : null;
};
