// The Laws: every Article of an edition in our words, a comparison with another edition, and an Article with its
// cases.

import "/web/lib/page.js";
import { articleAddress, readArticle } from "/web/lib/answers.js";
import { by, el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { articleCard } from "/web/lib/laws/article.js";
import { LawsPlace, book, numbers } from "/web/lib/laws/list.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").ArticlePage} Article */

const edition = /** @type {HTMLSelectElement} */ (by("edition"));
const beside = /** @type {HTMLSelectElement} */ (by("beside"));
const field = /** @type {HTMLInputElement} */ (by("search"));
const list = new LawsPlace(by("book"));
/** The edition that is listed. */
let listed = "";
/** The numbers of its Articles. @type {import("/web/lib/laws/list.js").Numbers} */
let known = new Map();
/** The number of the Article that is shown. */
let shown = "";
/** Its content. @type {Article | null} */
let opened = null;

/** What the address asks for. @returns {[string, string]} */
function asked() {
  const [, , year, number] = location.pathname.split("/");
  return [EDITIONS.includes(year) ? year : EDITIONS[0], decodeURIComponent(number ?? "")];
}

/** Lists what the fields ask for. @returns {Promise<void>} */
async function draw() {
  const year = edition.value;
  if (!(await list.show(year, beside.value, field.value.trim()))) return;
  listed = year;
  mark();
}

/** Shows which Article of the list is open. */
function mark() {
  for (const item of by("book").querySelectorAll("li")) {
    const here = item.dataset.number === shown;
    item.classList.toggle("open", here);
    item.querySelector("a")?.toggleAttribute("aria-current", here);
  }
}

/**
 * What the reader is looking at: the open Article if it is visible, or the first one that is.
 * @returns {{ number: string, top: number } | null}
 */
function place() {
  const below = by("find").getBoundingClientRect().bottom;
  const inView = (/** @type {Element} */ item) =>
    item.getBoundingClientRect().bottom > below && item.getBoundingClientRect().top < innerHeight;
  const items = [...by("book").querySelectorAll("li")];
  const item = items.find((found) => found.classList.contains("open") && inView(found)) ?? items.find(inView);
  return item ? { number: item.dataset.number ?? "", top: item.getBoundingClientRect().top } : null;
}

/** Scrolls an Article back to where it was in the window. @param {{ number: string, top: number } | null} kept */
function bringBack(kept) {
  const item = [...by("book").querySelectorAll("li")].find((found) => found.dataset.number === kept?.number);
  if (!item || !kept) return;
  const least =
    by("find").getBoundingClientRect().bottom +
    (by("book").querySelector(".columns")?.getBoundingClientRect().height ?? 0);
  scrollBy({ top: item.getBoundingClientRect().top - Math.max(kept.top, least), behavior: "instant" });
}

async function compare() {
  // What the reader looks at is noted when the answer is there, just before the list is replaced.
  await book(edition.value, beside.value);
  const kept = place();
  await draw();
  bringBack(kept);
}

/** @param {Article} article */
function drawArticle(article) {
  const headings = article.above.flatMap((line, index) => [
    index > 0 ? " › " : "",
    el("a", { href: articleAddress(line.article) }, `${line.written} ${line.headline}`),
  ]);
  const above = headings.length > 0 ? el("p", { class: "faint small above" }, ...headings) : null;
  const meanings = article.glossary.flatMap((term) => [el("dt", {}, term.word), el("dd", {}, term.meaning)]);
  by("article").replaceChildren(articleCard(article, known, above, meanings.length ? [el("dl", {}, ...meanings)] : []));
  document.title = `${article.written} (${article.article.edition}) · Jadoube`;
}

/**
 * The content of an Article, or the error.
 * @param {string} year
 * @param {string} number
 * @returns {Promise<Article | Error>}
 */
function fetchArticle(year, number) {
  return readArticle(year, number).catch((error) => (error instanceof Error ? error : new Error(String(error))));
}

/** @param {string} number @param {Article | Error | null} found */
function open(number, found) {
  shown = number;
  opened = found instanceof Error ? null : found;
  document.body.classList.toggle("reading", number !== "");
  if (found === null) by("article").replaceChildren();
  else if (found instanceof Error)
    by("article").replaceChildren(el("p", { class: "card trouble", role: "alert" }, found.message));
  else drawArticle(found);
}

/**
 * Shows what the address asks for; book and Article are loaded together, so that the layout does not shift.
 * @param {boolean} [scroll]
 */
async function follow(scroll) {
  const [year, number] = asked();
  edition.value = year;
  const [read, found] = await Promise.all([book(year, beside.value), number ? fetchArticle(year, number) : null]);
  if (asked().join() !== [year, number].join()) return;
  known = numbers(read);
  open(number, found);
  if (listed !== year) await draw();
  else mark();
  // On a narrow screen the Article is above the list.
  if (scroll && matchMedia("(min-width: 60rem)").matches)
    by("book").querySelector("li.open")?.scrollIntoView({ block: "center" });
}

edition.append(...EDITIONS.map((year) => el("option", { value: year }, year)));
beside.append(
  el("option", { value: "" }, text("web-laws-alone")),
  ...EDITIONS.map((year) => el("option", { value: year }, year)),
);
edition.addEventListener("change", () => {
  // A reader of an Article who chooses another edition wants to see the same matter there.
  const there = opened?.elsewhere.find((other) => other.edition === edition.value)?.articles[0]?.article;
  history.pushState(null, "", there ? articleAddress(there) : `/laws/${edition.value}`);
  follow(true);
});
beside.addEventListener("change", compare);
field.addEventListener("input", async () => {
  await draw();
  // Results begin at the top.
  const top = by("pair").offsetTop - by("find").offsetHeight;
  if (field.value.trim() && scrollY > top) scrollTo({ top });
});
by("find").addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !link.pathname.startsWith("/laws/") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, "", link.pathname);
  follow().then(() => {
    const heading = /** @type {HTMLElement | null} */ (by("article").querySelector("h2"));
    heading?.focus({ preventScroll: true });
    by("article").scrollIntoView({ block: "nearest" });
  });
});
addEventListener("popstate", () => follow(true));
follow(true);
