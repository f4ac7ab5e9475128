// The texts of pages. The messages are in crates/texts/locales/*/web.ftl; the hall sends them as a small tree.

import { pageTexts } from "/web/lib/source.js";

/** @typedef {string | { v: string } | { s: string, c: Record<string, Part[]>, d: string }} Part */
/** @typedef {Record<string, string | number>} Arguments */

/** The tag of the language of this page, as the hall has chosen it. */
export const locale = document.documentElement.lang || "en";

// Created when first needed: each takes some ten milliseconds on a phone.
/** @type {Intl.PluralRules | undefined} */
let plural;
/** @type {Intl.NumberFormat | undefined} */
let number;
/** @typedef {{ locales: [string, string][], notation: string, files: string, messages: Record<string, Part[]> }} Texts */
/** @type {Texts} */
const { locales, notation, files, messages } = await pageTexts(locale);

/** Tags and names of the available languages. */
export const LOCALES = locales;
/** The language of notation that goes with the language of the page. */
export const NOTATION = notation;

/** @param {Part[]} parts @param {Arguments} given @returns {string} */
function fill(parts, given) {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("v" in part) return show(given[part.v]);
      const value = given[part.s];
      return fill(part.c[String(value)] ?? part.c[plurality(value)] ?? part.c[part.d] ?? [], given);
    })
    .join("");
}

/** The plural form of a number. @param {string | number | undefined} value */
function plurality(value) {
  if (typeof value !== "number") return "";
  plural ??= new Intl.PluralRules(locale);
  return plural.select(value);
}

/** @param {string | number | undefined} value */
function show(value) {
  if (typeof value !== "number") return value ?? "";
  number ??= new Intl.NumberFormat(locale);
  return number.format(value);
}

/**
 * A message in the language of the page.
 * @param {string} name
 * @param {Arguments} [given]
 */
export function text(name, given = {}) {
  const parts = messages[name];
  return parts ? fill(parts, given) : `[${name}]`;
}

/**
 * Chooses a language for this browser, and reloads the page.
 * @param {string} tag
 */
export function speak(tag) {
  document.cookie = `jadoube-lang=${tag}; path=/; max-age=31536000; samesite=lax`;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  location.replace(address);
}

/**
 * A square as the language writes it: `e4`, `ε4`.
 * @param {string} name
 */
export function square(name) {
  return files["abcdefgh".indexOf(name[0])] + name[1];
}

/**
 * The names of the files as the language writes them.
 * @param {number} index
 */
export function file(index) {
  return files[index];
}
