// The Laws in the pocket: every Article of every edition, search, comparison, terms. It remembers the place, and can be printed.

import { readArticle } from "/web/lib/answers.js";
import { el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { articleCard } from "/web/lib/laws/article.js";
import { LawsPlace, book, defined, numbers } from "/web/lib/laws/list.js";
import { locale, text } from "/web/lib/texts.js";
import { ask } from "/web/pocket/source.js";
import { keep, recall } from "/web/pocket/kept.js";

/** @typedef {import("/web/lib/hall.js").Term} Term */

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

/** All terms in the order of the language. @param {string} edition @returns {Promise<Node[]>} */
async function allTerms(edition) {
  const [{ terms }, read] = await Promise.all([ask({ ask: "term", word: "" }), book(edition)]);
  const order = new Intl.Collator(locale);
  terms.sort((/** @type {Term} */ one, /** @type {Term} */ other) => order.compare(one.word, other.word));
  const known = numbers(read);
  return [
    el("h2", {}, text("web-laws-terms")),
    el("dl", { class: "card terms" }, ...terms.flatMap((/** @type {Term} */ term) => defined(term, edition, known))),
  ];
}

/** @param {string} edition @param {string} number @returns {Promise<Node[]>} */
async function oneArticle(edition, number) {
  const [found, read] = await Promise.all([readArticle(edition, number), book(edition)]);
  const back = el("p", {}, el("a", { href: address(edition) }, `‹ ${text("web-pocket-all-articles", { edition })}`));
  const terms = found.terms.length ? [el("p", {}, ...termLinks(found.terms))] : [];
  const card = articleCard(found, numbers(read), back, terms);
  card.id = "article";
  return [card];
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
    // Short, because a phone has little room beside the other fields.
    el("option", { value: "" }, `${text("web-laws-beside")}\u2026`),
    ...EDITIONS.filter((known) => known !== edition).map((known) => el("option", { value: known }, `\u2194 ${known}`)),
  );
  const shown = new LawsPlace(place, { whole: true, changes: true });
  const draw = async () => {
    const words = search.value.trim();
    if (words || beside.value) return void (await shown.show(edition, beside.value, words));
    // Scrolling before hundreds of Articles are added does not force their layout.
    scrollTo({ top: 0 });
    if (year === TERMS) {
      if (!(await shown.put(allTerms(edition)))) return;
      const there = [...place.querySelectorAll("dt")].find((found) => found.dataset.term === number);
      there?.scrollIntoView({ block: "center" });
      there?.focus({ preventScroll: true });
    } else if (number) {
      if (await shown.put(oneArticle(edition, number))) place.querySelector("h2")?.focus({ preventScroll: true });
    } else if (await shown.show(edition, "", "")) {
      const kept = recall("place");
      const seen = kept?.edition === edition ? kept.number : "";
      [...place.querySelectorAll("li")]
        .find((line) => line.dataset.number === seen)
        ?.scrollIntoView({ block: "start" });
    }
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
