// The Laws: every Article of an edition in our words, a comparison with another edition, and an Article with its
// cases.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { by, el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { articleCard } from "/web/lib/laws/article.js";
import { foundWords } from "/web/lib/laws/found.js";
import { articleLink, row as rowOf } from "/web/lib/laws/lines.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").ListedArticle} Line */
/** @typedef {import("/web/lib/hall.js").EditionOfLaws} Book */
/** @typedef {import("/web/lib/hall.js").ArticlePage} Article */

const edition = /** @type {HTMLSelectElement} */ (by("edition"));
const beside = /** @type {HTMLSelectElement} */ (by("beside"));
const field = /** @type {HTMLInputElement} */ (by("search"));
/** @type {Book | null} */
let book = null;
/** The number of the Article that is shown. */
let shown = "";
/** Its content. @type {Article | null} */
let opened = null;

/** What the address asks for. @returns {[string, string]} */
function asked() {
  const [, , year, number] = location.pathname.split("/");
  return [EDITIONS.includes(year) ? year : EDITIONS[0], decodeURIComponent(number ?? "")];
}

/** @param {string} year @param {string} number */
function address(year, number) {
  return `/laws/${year}/${encodeURIComponent(number)}`;
}

/** @param {Line} line */
function row(line) {
  const count = text("web-laws-cases", { count: line.cases });
  const mark = el("span", { class: "mark", title: count }, String(line.cases), el("span", { class: "unseen" }, count));
  const made = rowOf(line, line.cases > 0 ? mark : null);
  if (line.there) {
    const others =
      line.there.length === 0
        ? [el("div", { class: "says faint" }, line.heading ? "" : text("web-laws-nothing"))]
        : line.there.map((there) =>
            el(
              "div",
              { class: "says" },
              articleLink(there),
              el("span", { class: there.same ? "faint" : "" }, there.same ? text("web-laws-same") : there.headline),
            ),
          );
    made.append(el("div", { class: "there" }, ...others));
    if (line.there.some((there) => !there.same) || (line.there.length === 0 && !line.heading))
      made.classList.add("differs");
  }
  return made;
}

/** @typedef {import("/web/lib/hall.js").LawsFound} Found */
/** The latest search; earlier ones that answer late are not shown. */
let latest = 0;

/**
 * The Articles that fit what is typed, and the description of the result; `null` where something else was typed since.
 * @param {Book} from
 * @param {string} words
 * @returns {Promise<{ found: Line[], told: string } | null>}
 */
async function searched(from, words) {
  latest += 1;
  const mine = latest;
  /** @type {Found} */
  const { articles, how } = await get(`/api/v1/laws/${from.edition}/search?q=${encodeURIComponent(words)}`);
  if (mine !== latest || from !== book) return null;
  const found = articles.flatMap(({ number }) => from.articles.filter((line) => line.article.number === number));
  return { found, told: foundWords(how, { count: found.length, words, edition: from.edition }) };
}

async function draw() {
  if (!book) return;
  const words = field.value.trim();
  if (!words) latest += 1;
  const looked = words ? await searched(book, words) : { found: book.articles, told: "" };
  if (!looked) return;
  const year = book.edition;
  const list = el("ol", { class: book.beside ? "articles beside" : "articles" }, ...looked.found.map(row));
  const columns = book.beside
    ? el("div", { class: "columns", "aria-hidden": "true" }, el("span", {}, year), el("span", {}, book.beside))
    : null;
  const note = words ? el("p", { class: "faint small", role: "status" }, looked.told) : null;
  by("book").replaceChildren(...[columns, note, list].filter((node) => node !== null));
  by("book").setAttribute("aria-busy", "false");
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

/** @returns {Promise<Book>} */
function fetchBook() {
  return get(`/api/v1/laws/${edition.value}${beside.value ? `?beside=${beside.value}` : ""}`);
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

async function readBook() {
  const read = await fetchBook();
  const kept = place();
  book = read;
  await draw();
  bringBack(kept);
}

/** @param {Article} article */
function drawArticle(article) {
  const headings = article.above.flatMap((line, index) => [
    index > 0 ? " › " : "",
    el("a", { href: address(line.article.edition, line.article.number) }, `${line.written} ${line.headline}`),
  ]);
  const above = headings.length > 0 ? el("p", { class: "faint small above" }, ...headings) : null;
  const meanings = article.glossary.flatMap((term) => [el("dt", {}, term.word), el("dd", {}, term.meaning)]);
  const known = new Set(book?.articles.map((line) => line.article.number));
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
  return get(`/api/v1/laws/${year}/${encodeURIComponent(number)}`).catch((error) =>
    error instanceof Error ? error : new Error(String(error)),
  );
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
  const other = edition.value !== year || book?.edition !== year;
  edition.value = year;
  const [read, found] = await Promise.all([other ? fetchBook() : book, number ? fetchArticle(year, number) : null]);
  if (asked().join() !== [year, number].join()) return;
  book = read;
  open(number, found);
  if (other) await draw();
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
  history.pushState(null, "", there ? address(there.edition, there.number) : `/laws/${edition.value}`);
  follow(true);
});
beside.addEventListener("change", readBook);
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
