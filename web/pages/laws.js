// The Laws: every Article of an edition in our words, a comparison with another edition, and an Article with its
// cases.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { by, el } from "/web/lib/dom.js";
import { EDITIONS } from "/web/lib/editions.js";
import { locale, text } from "/web/lib/texts.js";

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

/** @param {string} number */
function depth(number) {
  return Math.min(3, number.split(".").length - 1);
}

/** @param {import("/web/lib/hall.js").ArticleLine} line */
function linkTo({ article, written }) {
  return el("a", { href: address(article.edition, article.number), class: "number figures" }, written);
}

/** @param {Line} line */
function row(line) {
  const { number } = line.article;
  const link = linkTo(line);
  const mine = el(
    "div",
    { class: "says" },
    link,
    el("span", {}, line.headline),
    line.cases > 0
      ? el(
          "span",
          { class: "mark", title: text("web-laws-cases", { count: line.cases }) },
          String(line.cases),
          el("span", { class: "unseen" }, text("web-laws-cases", { count: line.cases })),
        )
      : null,
  );
  const made = el(
    "li",
    { class: `article d${depth(number)}${line.heading ? " heading" : ""}`, "data-number": number },
    mine,
  );
  if (line.there) {
    const others =
      line.there.length === 0
        ? [el("div", { class: "says faint" }, line.heading ? "" : text("web-laws-nothing"))]
        : line.there.map((there) =>
            el(
              "div",
              { class: "says" },
              linkTo(there),
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
/** What is said about a result, by how it was found. */
const TOLD = {
  as_typed: "web-laws-found",
  similar: "web-laws-found-like",
  partly: "web-laws-found-like",
  in_english: "web-laws-found-english",
  nothing: "web-laws-found-none",
};
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
  return { found, told: text(TOLD[how], { count: found.length, words, edition: from.edition }) };
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

/** @param {string} title @param {...Node} content */
function part(title, ...content) {
  return content.length === 0 ? null : el("section", {}, el("h3", {}, title), ...content);
}

/** @param {Article} article */
function drawArticle(article) {
  const above =
    article.above.length > 0
      ? el(
          "p",
          { class: "faint small above" },
          ...article.above.flatMap((line, index) => [
            index > 0 ? " › " : "",
            el("a", { href: address(line.article.edition, line.article.number) }, `${line.written} ${line.headline}`),
          ]),
        )
      : null;
  const elsewhere = article.elsewhere.map((other) =>
    el(
      "div",
      { class: "elsewhere" },
      el("dt", { class: "figures" }, other.edition),
      el(
        "dd",
        {},
        ...(other.articles.length === 0
          ? [el("span", { class: "faint" }, text("web-laws-nothing"))]
          : other.articles.map((there) =>
              el(
                "p",
                {},
                linkTo(there),
                " ",
                el("span", { class: other.same ? "faint" : "" }, other.same ? text("web-laws-same") : there.headline),
              ),
            )),
      ),
    ),
  );
  // Cases and departures are written in English, and readers of another language are told before they open one.
  const onlyEnglish = locale === "en" ? "" : ` (${text("web-laws-only-english")})`;
  const cases = article.cases.map((kept) =>
    el(
      "details",
      { lang: "en" },
      el("summary", {}, kept.title),
      el("pre", { tabindex: 0 }, kept.text),
      el("p", { class: "faint small figures" }, `${kept.file}:${kept.line}`),
    ),
  );
  const parts = article.parts.flatMap((line) => [
    el("p", {}, linkTo(line), " ", el("strong", {}, line.headline)),
    ...line.text.map((paragraph) => el("p", {}, paragraph)),
  ]);
  const page = el(
    "article",
    { class: "card" },
    above,
    el(
      "h2",
      { tabindex: -1 },
      text("web-laws-article", { number: article.written }),
      " ",
      el("span", { class: "mark" }, article.article.edition),
    ),
    el("p", { class: "saying" }, article.headline),
    ...article.text.map((paragraph) => el("p", {}, paragraph)),
    article.heading ? null : el("p", { class: "does" }, article.does),
    part(text("web-laws-parts"), ...parts),
    part(text("web-laws-elsewhere"), el("dl", {}, ...elsewhere)),
    part(
      `${text("web-laws-departures")}${onlyEnglish}`,
      ...article.departures.map((it) =>
        el("dl", { lang: "en" }, el("dt", {}, it.translation), el("dd", {}, text("web-laws-english"), " ", it.english)),
      ),
    ),
    part(
      text("web-laws-terms"),
      ...(article.glossary.length
        ? [el("dl", {}, ...article.glossary.flatMap((term) => [el("dt", {}, term.word), el("dd", {}, term.meaning)]))]
        : []),
    ),
    part(`${text("web-laws-cases", { count: article.cases.length })}${onlyEnglish}`, ...cases),
  );
  by("article").replaceChildren(page);
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
