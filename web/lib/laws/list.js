// The Articles of an edition: all of them, those that a search found, or those that differ from another edition. The hall and the pocket
// show them in different shells, and get the answers from different places (web/lib/answers.js).

import { articleAddress, readEdition, searchLaws } from "/web/lib/answers.js";
import { el } from "/web/lib/dom.js";
import { foundWords } from "/web/lib/laws/found.js";
import { articleLink, paragraphs, row } from "/web/lib/laws/lines.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").ArticleElsewhere} There */
/** @typedef {import("/web/lib/hall.js").ArticleLine} Line */
/** @typedef {Line & { cases?: number, there?: There[] }} Listed */
/** @typedef {{ edition: string, beside?: string, articles: Listed[], gone?: Line[] }} Book */
/** @typedef {import("/web/lib/hall.js").Term} Term */
/** How the numbers of an edition are written. @typedef {Map<string, string>} Numbers */
/**
 * @typedef {object} Shell
 * @property {boolean} [whole] Articles have their whole text
 * @property {boolean} [changes] a comparison has only what differs
 */

/** What was read, by edition and the one beside it. @type {Map<string, Promise<Book>>} */
const books = new Map();

/** @param {string} edition @param {string} [beside] @returns {Promise<Book>} */
export function book(edition, beside = "") {
  const name = `${edition} ${beside}`;
  const read = books.get(name) ?? readEdition(edition, beside);
  books.set(name, read);
  // The next call tries again.
  read.catch(() => books.delete(name));
  return read;
}

/** @param {Book} read @returns {Numbers} */
export function numbers(read) {
  return new Map(read.articles.map((line) => [line.article.number, line.written]));
}

/**
 * A term with its meaning, and where an edition has it.
 * @param {Pick<Term, "word" | "also" | "meaning" | "articles">} term
 * @param {string} edition
 * @param {Numbers} known the edition's Articles
 */
export function defined({ word, also, meaning, articles }, edition, known) {
  const there = articles
    .filter((article) => article.edition === edition)
    .flatMap((article) => [
      " ",
      el("a", { href: articleAddress(article), class: "figures" }, known.get(article.number) ?? article.number),
    ]);
  return [
    el(
      "dt",
      { "data-term": word, tabindex: -1 },
      word,
      also.length ? el("span", { class: "faint" }, ` · ${also.join(", ")}`) : null,
    ),
    el("dd", {}, meaning, ...there),
  ];
}

/** Whether the other edition says something else, or nothing, on the matter. @param {Listed} line */
function differs({ heading, there = [] }) {
  return there.some(({ same }) => !same) || (there.length === 0 && !heading);
}

/** Whether it differs or has another number. @param {Listed} line */
function changed(line) {
  return differs(line) || (line.there ?? []).some(({ article }) => article.number !== line.article.number);
}

/** @param {Line} line @param {Numbers | null} known the numbers of its edition, if its whole text is wanted */
function whole(line, known) {
  return known && line.text.length > 0 ? el("div", { class: "whole" }, ...paragraphs(line, known)) : null;
}

/** @param {There | Line} line @param {boolean} same @param {Numbers | null} known */
function beside(line, same, known) {
  const says = same ? text("web-laws-same") : line.headline;
  return [
    el("div", { class: "says" }, articleLink(line), el("span", { class: same ? "faint" : "" }, says)),
    same ? null : whole(line, known),
  ];
}

function nothing() {
  return el("div", { class: "says faint" }, text("web-laws-nothing"));
}

/** The edition, where there is no room for two columns. @param {string} edition */
function year(edition) {
  return el("p", { class: "year faint small figures" }, edition);
}

/** How many cases cite an Article; only the hall knows. @param {number} [cases] */
function counted(cases) {
  if (!cases) return null;
  const count = text("web-laws-cases", { count: cases });
  return el("span", { class: "mark", title: count }, String(cases), el("span", { class: "unseen" }, count));
}

/** @param {Listed} line @param {string} other @param {Numbers | null} own @param {Numbers | null} others */
function item(line, other, own, others) {
  const { there } = line;
  // What another edition says with the same words is not repeated.
  const made = row(line, counted(line.cases), there?.length && !differs(line) ? null : whole(line, own));
  if (!there) return made;
  const told = there.length ? there.flatMap((found) => beside(found, found.same, others)) : [nothing()];
  if (there.length || !line.heading) made.append(el("div", { class: "there" }, year(other), ...told));
  made.classList.toggle("differs", differs(line));
  return made;
}

/** A matter that the edition does not have. @param {Line} line @param {string} other @param {Numbers | null} others */
function goneItem(line, other, others) {
  return el(
    "li",
    { class: "article differs" },
    el("div", { class: "own" }, nothing()),
    el("div", { class: "there" }, year(other), ...beside(line, false, others)),
  );
}

/**
 * @param {string} edition
 * @param {string} other the edition to compare with, or nothing
 * @param {string} words what to search for, or nothing
 * @param {Shell} shell
 * @returns {Promise<Node[]>}
 */
async function drawn(edition, other, words, shell) {
  const [read, found, there] = await Promise.all([
    book(edition, other),
    words ? searchLaws(edition, words) : null,
    shell.whole && other ? book(other) : null,
  ]);
  const known = numbers(read);
  const compared = Boolean(other) && !found;
  const shown = found
    ? found.numbers.flatMap((number) => read.articles.filter((line) => line.article.number === number))
    : read.articles.filter((line) => !compared || !shell.changes || changed(line));
  const gone = compared ? (read.gone ?? []) : [];
  const parts = [];
  if (other)
    parts.push(el("div", { class: "columns", "aria-hidden": "true" }, el("span", {}, edition), el("span", {}, other)));
  if (found) {
    // A term counts as found even without an Article.
    const how = shown.length === 0 && found.terms.length > 0 ? "as_typed" : found.how;
    const told = foundWords(how, { count: shown.length, words, edition });
    parts.push(el("p", { class: "faint small", role: "status" }, told));
    if (found.terms.length > 0)
      parts.push(
        el(
          "dl",
          { class: "card terms" },
          ...found.terms.flatMap((/** @type {Term} */ term) => defined(term, edition, known)),
        ),
      );
  } else if (compared && shell.changes) {
    const told = text("web-pocket-changes", { count: shown.length + gone.length, from: other, to: edition });
    parts.push(el("p", { class: "faint small", role: "status" }, told));
  }
  const [own, others] = shell.whole ? [known, there && numbers(there)] : [null, null];
  const items = [
    ...shown.map((line) => item(line, other, own, others)),
    ...gone.map((line) => goneItem(line, other, others)),
  ];
  return [...parts, el("ol", { class: other ? "articles beside" : "articles" }, ...items)];
}

/** A place on the page for the latest request: late answers to earlier ones are not shown. */
export class LawsPlace {
  /** @param {HTMLElement} element @param {Shell} [shell] */
  constructor(element, shell = {}) {
    this.element = element;
    this.shell = shell;
    this.latest = 0;
  }

  /**
   * Shows the Articles; `false` if another request was made meanwhile.
   * @param {string} edition
   * @param {string} other the edition to compare with, or nothing
   * @param {string} words what to search for, or nothing
   */
  show(edition, other, words) {
    return this.put(drawn(edition, other, words, this.shell));
  }

  /** Shows this as soon as it is there. @param {Promise<Node[]>} nodes @returns {Promise<boolean>} */
  async put(nodes) {
    const mine = ++this.latest;
    const ready = await nodes;
    if (mine !== this.latest) return false;
    this.element.replaceChildren(...ready);
    this.element.setAttribute("aria-busy", "false");
    return true;
  }
}
