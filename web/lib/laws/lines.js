// Articles in lists and in texts: their links, their paragraphs, their rows. In the hall and in the pocket.

import { articleAddress } from "/web/lib/answers.js";
import { el } from "/web/lib/dom.js";

/** @typedef {import("/web/lib/hall.js").ArticleLine} Line */

/** A number of an Article in a text, as far as it can look like one. */
const NUMBERS = /(?:\b[A-D]\.|\b(?:I{1,3})\.)?\b\d+(?:\.(?:\d+|[a-h]))+\b/g;

/** How deep an Article is below its heading. @param {Line} line */
function depth(line) {
  return Math.min(3, line.article.number.split(".").length - 1);
}

/** The number of an Article, which leads to it. @param {Line} line */
export function articleLink({ article, written }) {
  return el("a", { href: articleAddress(article), class: "number figures" }, written);
}

/**
 * A paragraph in which the numbers of Articles are links.
 * @param {string} words
 * @param {import("/web/lib/hall.js").Edition} edition
 * @param {Pick<Set<string>, "has">} known the numbers of the edition
 */
function paragraph(words, edition, known) {
  const made = el("p", {});
  let done = 0;
  for (const found of words.matchAll(NUMBERS)) {
    const [number] = found;
    if (!known.has(number)) continue;
    made.append(words.slice(done, found.index), el("a", { href: articleAddress({ edition, number }) }, number));
    done = found.index + number.length;
  }
  made.append(words.slice(done));
  return made;
}

/** The whole text of an Article. @param {Line} line @param {Pick<Set<string>, "has">} known */
export function paragraphs({ article, text }, known) {
  return text.map((words) => paragraph(words, article.edition, known));
}

/** An Article with its headline, and its text where it has one. @param {Line} line @param {Pick<Set<string>, "has">} known */
export function toldInFull(line, known) {
  return [el("p", {}, articleLink(line), " ", el("strong", {}, line.headline)), ...paragraphs(line, known)];
}

/**
 * An Article in a list.
 * @param {Line} line
 * @param {Node | null} mark what stands beside its headline
 * @param {Node | null} below what stands below it
 */
export function row(line, mark, below) {
  return el(
    "li",
    { class: `article d${depth(line)}${line.heading ? " heading" : ""}`, "data-number": line.article.number },
    el(
      "div",
      { class: "own" },
      el("div", { class: "says" }, articleLink(line), el("span", {}, line.headline), mark),
      below,
    ),
  );
}
