// The Laws in the pocket: every Article of every edition, search, comparison, terms. It remembers the place, and can be printed.

import { el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { articleCard } from "/web/lib/laws/article.js";
import { foundWords } from "/web/lib/laws/found.js";
import { paragraphs, row, toldInFull } from "/web/lib/laws/lines.js";
import { locale, text } from "/web/lib/texts.js";
import { ask } from "/web/pocket/source.js";
import { keep, recall } from "/web/pocket/kept.js";

/** @typedef {{ number: string, edition: string }} Reference */
/** @typedef {import("/web/lib/hall.js").ArticleLine} Line */
/** @typedef {{ word: string, also: string[], meaning: string, articles: Reference[] }} Term */

/** The address of the glossary, in the place of an edition. */
const TERMS = "terms";

/** @param {string} edition @param {string} [number] */
function address(edition, number) {
  return number ? `#/laws/${edition}/${encodeURIComponent(number)}` : `#/laws/${edition}`;
}

/** Where a term is explained. @param {string} word */
function termAddress(word) {
  return `#/laws/${TERMS}/${encodeURIComponent(word)}`;
}

/** Words of the glossary, each with its link. @param {string[]} words @returns {(Node | string)[]} */
function termLinks(words) {
  return words.flatMap((word, index) => [index ? ", " : "", el("a", { href: termAddress(word) }, word)]);
}

/**
 * A term with its meaning, and where an edition has it.
 * @param {Term} term
 * @param {string} edition
 * @param {Map<string, string>} known the edition's Articles, as they are written
 */
function defined({ word, also, meaning, articles }, edition, known) {
  const there = articles
    .filter((article) => article.edition === edition)
    .flatMap(({ number }) => [
      " ",
      el("a", { href: address(edition, number), class: "figures" }, known.get(number) ?? number),
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

/**
 * All terms in the order of the language, at the one that was asked for.
 * @param {HTMLElement} place
 * @param {string} edition
 * @param {string} [word]
 */
async function showTerms(place, edition, word) {
  /** @type {[{ terms: Term[] }, Map<string, string>]} */
  const [{ terms }, known] = await Promise.all([ask({ ask: "term", word: "" }), numbers(edition)]);
  const order = new Intl.Collator(locale);
  terms.sort((one, other) => order.compare(one.word, other.word));
  place.replaceChildren(
    el("h2", {}, text("web-laws-terms")),
    el("dl", { class: "card terms" }, ...terms.flatMap((term) => defined(term, edition, known))),
  );
  const there = [...place.querySelectorAll("dt")].find((found) => found.dataset.term === word);
  if (!there) return scrollTo({ top: 0 });
  there.scrollIntoView({ block: "center" });
  return there.focus({ preventScroll: true });
}

/** The lists of Articles that have been asked for. @type {Map<string, Promise<{ articles: Line[] }>>} */
const books = new Map();

/** @param {string} edition @returns {Promise<{ articles: Line[] }>} */
function book(edition) {
  const known = books.get(edition) ?? ask({ ask: "edition", edition });
  books.set(edition, known);
  return known;
}

/** An Article in a list, with its whole text. @param {Line} line @param {Map<string, string>} known */
function item(line, known) {
  const made = row(line);
  made.append(el("div", { class: "whole" }, ...paragraphs(line, known)));
  return made;
}

/** The numbers of all Articles, and how each is written. @param {string} edition */
async function numbers(edition) {
  const { articles } = await book(edition);
  return new Map(articles.map((line) => [line.article.number, line.written]));
}

/** @param {HTMLElement} place @param {string} edition @param {string} number */
async function showArticle(place, edition, number) {
  const [found, known] = await Promise.all([ask({ ask: "article", number, edition }), numbers(edition)]);
  const back = el("p", {}, el("a", { href: address(edition) }, `‹ ${text("web-pocket-all-articles", { edition })}`));
  const terms = found.terms.length ? [el("p", {}, ...termLinks(found.terms))] : [];
  const card = articleCard(found, known, back, terms);
  card.id = "article";
  place.replaceChildren(card);
  card.querySelector("h2")?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** @param {HTMLElement} place @param {string} edition @param {string} words */
async function showFound(place, edition, words) {
  const [found, known] = await Promise.all([ask({ ask: "search", words, edition }), numbers(edition)]);
  const count = found.articles.length;
  // A term counts as found even without an Article.
  const how = count === 0 && found.terms.length > 0 ? "as_typed" : found.how;
  const terms = found.terms.flatMap((/** @type {Term} */ term) => defined(term, edition, known));
  place.replaceChildren(
    el("p", { class: "faint", role: "status" }, foundWords(how, { count, words, edition })),
    terms.length ? el("dl", { class: "card terms" }, ...terms) : "",
    el("ol", { class: "articles" }, ...found.articles.map((/** @type {Line} */ line) => item(line, known))),
  );
}

/** @param {HTMLElement} place @param {string} edition @param {string} beside */
async function showChanges(place, edition, beside) {
  const { changes } = await ask({ ask: "compare", from: beside, to: edition });
  const known = { [edition]: await numbers(edition), [beside]: await numbers(beside) };
  const side = (/** @type {Line[]} */ lines, /** @type {string} */ year) =>
    el(
      "div",
      {},
      el("p", { class: "faint figures" }, year),
      ...(lines.length === 0
        ? [el("p", { class: "faint" }, text("web-laws-nothing"))]
        : lines.flatMap((line) => toldInFull(line, known[year]))),
    );
  place.replaceChildren(
    el(
      "p",
      { class: "faint", role: "status" },
      text("web-pocket-changes", { count: changes.length, from: beside, to: edition }),
    ),
    el(
      "ol",
      { class: "changes" },
      ...changes.map((/** @type {any} */ change) =>
        el("li", { class: "card two" }, side(change.from, beside), side(change.to, edition)),
      ),
    ),
  );
}

/** @param {HTMLElement} place @param {string} edition */
async function showAll(place, edition) {
  const [{ articles }, known] = await Promise.all([book(edition), numbers(edition)]);
  // Before the list is there: then it costs no layout of hundreds of Articles.
  scrollTo({ top: 0 });
  place.replaceChildren(el("ol", { class: "articles" }, ...articles.map((line) => item(line, known))));
  const kept = recall("place");
  const seen = kept?.edition === edition ? kept.number : "";
  const there = [...place.querySelectorAll("li")].find((line) => line.dataset.number === seen);
  there?.scrollIntoView({ block: "start" });
}

/**
 * @param {HTMLElement} main
 * @param {string[]} rest the edition and the number of an Article, or `terms` and a word
 * @returns {Promise<() => void>}
 */
export async function showLaws(main, [year, number]) {
  const edition = EDITIONS.includes(year) ? year : (recall("place")?.edition ?? EDITIONS[0]);
  const place = el("div", { class: "book" });
  const search = el("input", {
    type: "search",
    id: "search",
    autocomplete: "off",
    enterkeyhint: "search",
    placeholder: text("web-laws-search"),
    "aria-label": text("web-laws-search"),
  });
  const editions = el(
    "select",
    { "aria-label": text("web-laws-edition") },
    ...EDITIONS.map((known) => el("option", { selected: known === edition }, known)),
  );
  const beside = el(
    "select",
    { "aria-label": text("web-laws-beside") },
    el("option", { value: "" }, `${text("web-laws-beside")}: ${text("web-laws-alone")}`),
    ...EDITIONS.filter((known) => known !== edition).map((known) =>
      el("option", { value: known }, `${text("web-laws-beside")}: ${known}`),
    ),
  );
  /** The latest wish: an answer that comes late is not shown. */
  let latest = 0;
  const draw = async () => {
    latest += 1;
    const mine = latest;
    const words = search.value.trim();
    const drawn = el("div", {});
    if (words) await showFound(drawn, edition, words);
    else if (beside.value) await showChanges(drawn, edition, beside.value);
    else if (year === TERMS) return showTerms(place, edition, number);
    else if (!number) return showAll(place, edition);
    else return showArticle(place, edition, number);
    return mine === latest && place.replaceChildren(...drawn.childNodes);
  };
  search.addEventListener("input", draw);
  beside.addEventListener("change", draw);
  editions.addEventListener("change", () => {
    location.hash = address(editions.value);
  });
  main.replaceChildren(
    el("h1", { class: "unseen" }, text("web-laws-title")),
    el(
      "form",
      { class: "tools", role: "search", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      search,
      editions,
      beside,
      el("a", { class: "button quiet", href: `#/laws/${TERMS}` }, text("web-laws-terms")),
      el("button", { type: "button", class: "quiet", onclick: () => print() }, text("web-pocket-print")),
    ),
    place,
  );
  main.classList.add("laws");
  await draw();
  // The first Article in view is the place to come back to.
  let waiting = 0;
  const remember = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (number || year === TERMS || search.value || beside.value) return;
      const top = [...place.querySelectorAll("li")].find((line) => line.getBoundingClientRect().bottom > 80);
      if (top) keep("place", { edition, number: top.dataset.number });
    }, 150);
  };
  addEventListener("scroll", remember, { passive: true });
  return () => {
    clearTimeout(waiting);
    removeEventListener("scroll", remember);
    main.classList.remove("laws");
  };
}
