// The Laws: every Article of an edition in our words, another edition beside it, and an Article with its cases.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";

/** @typedef {{ edition: string, number: string, says: string, same: boolean }} There */
/** @typedef {{ number: string, heading: boolean, says: string, treatment: string, cases: number, words?: { word: string, first: boolean }[], there?: There[] }} Line */
/** @typedef {{ edition: string, editions: string[], beside?: string, articles: Line[] }} Book */
/**
 * @typedef {object} Article
 * @property {string} edition
 * @property {string} number
 * @property {boolean} heading
 * @property {string} says
 * @property {string} treatment
 * @property {string} does
 * @property {Line[]} above
 * @property {Line[]} parts
 * @property {{ edition: string, articles: There[] }[]} editions
 * @property {{ word: string, meaning: string }[]} terms
 * @property {{ title: string, file: string, line: number, text: string }[]} cases
 */

const EDITIONS = ["2023", "2018", "2014", "2009"];
const edition = /** @type {HTMLSelectElement} */ (by("edition"));
const beside = /** @type {HTMLSelectElement} */ (by("beside"));
const search = /** @type {HTMLInputElement} */ (by("search"));
/** @type {Book | null} */
let book = null;
/** The Article that is shown, by its number. */
let shown = "";

/** What the address asks for. @returns {[string, string]} */
function asked() {
  const [, , year, number] = location.pathname.split("/");
  return [EDITIONS.includes(year) ? year : EDITIONS[0], decodeURIComponent(number ?? "")];
}

const CYRILLIC = /** @type {Record<string, string>} */ ({ а: "a", б: "b", в: "v", г: "g", д: "d", ђ: "d", е: "e", ж: "z", з: "z", и: "i", ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ф: "f", х: "h", ц: "c", ч: "c", џ: "dz", ш: "s" });

/** Without accents, capitals and the finer kinds of signs, so that people find what they can type. @param {string} words */
function plain(words) {
  return words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/g, "d").replace(/ς/g, "σ").replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter)
    .replace(/[’‘ʼ´`]/g, "'").replace(/[-‐‑–—]/g, " ");
}

/** An Article as people name it: `Article 9.2`, `§9.2`, `9.2.` are 9.2. @param {string} asked */
function numberIn(asked) {
  return asked.trim().match(/^(?:\p{L}+\.?\s+|§\s*)?((?:\d+|[a-z]{1,3})(?:\.[\da-z+]+)*)\.?$/iu)?.[1].toLowerCase() ?? "";
}

/** @param {string} year @param {string} number */
function address(year, number) {
  return `/laws/${year}/${encodeURIComponent(number)}`;
}

/** @param {string} number */
function depth(number) {
  return Math.min(3, number.split(".").length - 1);
}

/** @param {Line} line @param {string} year */
function row(line, year) {
  const link = el("a", { href: address(year, line.number), class: "number figures" }, line.number);
  const mine = el("div", { class: "says" }, link, el("span", {}, line.says), line.cases > 0 ? el("span", { class: "mark", title: text("web-laws-cases", { count: line.cases }) }, String(line.cases), el("span", { class: "unseen" }, text("web-laws-cases", { count: line.cases }))) : null);
  const made = el("li", { class: `article d${depth(line.number)}${line.heading ? " heading" : ""}`, "data-number": line.number }, mine);
  if (line.there) {
    const others = line.there.length === 0
      ? [el("div", { class: "says faint" }, line.heading ? "" : text("web-laws-nothing"))]
      : line.there.map((there) => el("div", { class: "says" }, el("a", { href: address(there.edition, there.number), class: "number figures" }, there.number), el("span", { class: there.same ? "faint" : "" }, there.same ? text("web-laws-same") : there.says)));
    made.append(el("div", { class: "there" }, ...others));
    if (line.there.some((there) => !there.same) || (line.there.length === 0 && !line.heading)) made.classList.add("differs");
  }
  return made;
}

/** How well an Article fits what is looked for: not at all, by its words, by a term of the Laws, by its number. @param {Line} line @param {string} asked @param {string[]} wanted @param {string} number */
function rank(line, asked, wanted, number) {
  const own = line.number.toLowerCase();
  if (number && own === number) return 6;
  if (number && own.startsWith(`${number}.`)) return 5;
  const terms = (line.words ?? []).map(({ word, first }) => ({ word: plain(word), first }));
  const named = terms.filter(({ word }) => word === asked || (asked.length > 3 && word.startsWith(asked)));
  if (named.some(({ first }) => first)) return 4;
  if (named.length > 0) return 3;
  const says = plain(`${line.number} ${line.says} ${(line.there ?? []).map((there) => there.says).join(" ")}`);
  if (wanted.every((word) => says.includes(word))) return 2;
  const all = `${says} ${terms.map(({ word }) => word).join(" ")}`;
  return wanted.every((word) => all.includes(word)) ? 1 : 0;
}

function draw() {
  if (!book) return;
  const asked = plain(search.value).trim();
  const wanted = asked.split(/\s+/).filter(Boolean);
  const number = numberIn(search.value);
  const year = book.edition;
  const ranked = book.articles.map((line) => ({ line, rank: rank(line, asked, wanted, number) })).filter((found) => found.rank > 0);
  const found = wanted.length === 0 ? book.articles : ranked.sort((one, other) => other.rank - one.rank).map(({ line }) => line);
  const list = el("ol", { class: book.beside ? "articles beside" : "articles" }, ...found.map((line) => row(line, year)));
  const columns = book.beside ? el("div", { class: "columns", "aria-hidden": "true" }, el("span", {}, year), el("span", {}, book.beside)) : null;
  const note = wanted.length > 0 ? el("p", { class: "faint small", role: "status" }, text("web-laws-found", { count: found.length })) : null;
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
  return get(`/api/laws/${edition.value}${beside.value ? `?beside=${beside.value}` : ""}`);
}

async function readBook() {
  book = await fetchBook();
  draw();
}

/** @param {string} title @param {...Node} content */
function part(title, ...content) {
  return content.length === 0 ? null : el("section", {}, el("h3", {}, title), ...content);
}

/** @param {Article} article */
function drawArticle(article) {
  const above = article.above.length > 0
    ? el("p", { class: "faint small above" }, ...article.above.flatMap((line, index) => [index > 0 ? " › " : "", el("a", { href: address(article.edition, line.number) }, `${line.number} ${line.says}`)]))
    : null;
  const elsewhere = article.editions.map((other) => el("div", { class: "elsewhere" },
    el("dt", { class: "figures" }, other.edition),
    el("dd", {}, ...(other.articles.length === 0 ? [el("span", { class: "faint" }, text("web-laws-nothing"))] : other.articles.map((there) =>
      el("p", {}, el("a", { href: address(there.edition, there.number), class: "number figures" }, there.number), " ", el("span", { class: there.same ? "faint" : "" }, there.same ? text("web-laws-same") : there.says)))))));
  const cases = article.cases.map((kept) => el("details", {}, el("summary", {}, kept.title), el("pre", { tabindex: 0 }, kept.text), el("p", { class: "faint small figures" }, `${kept.file}:${kept.line}`)));
  const parts = article.parts.map((line) => el("p", {}, el("a", { href: address(article.edition, line.number), class: "number figures" }, line.number), " ", line.says));
  const page = el("article", { class: "card" },
    above,
    el("h2", { tabindex: -1 }, text("web-laws-article", { number: article.number }), " ", el("span", { class: "mark" }, article.edition)),
    el("p", { class: "saying" }, article.says),
    article.heading ? null : el("p", { class: "does" }, article.does),
    part(text("web-laws-parts"), ...parts),
    part(text("web-laws-elsewhere"), el("dl", {}, ...elsewhere)),
    part(text("web-laws-terms"), ...(article.terms.length ? [el("dl", {}, ...article.terms.flatMap((term) => [el("dt", {}, term.word), el("dd", {}, term.meaning)]))] : [])),
    part(text("web-laws-cases", { count: article.cases.length }), ...cases));
  by("article").replaceChildren(page);
  document.title = `${article.number} (${article.edition}) · Jadoube`;
}

/** What is known of an Article, or why nothing is. @param {string} year @param {string} number @returns {Promise<Article | Error>} */
function fetchArticle(year, number) {
  return get(`/api/laws/${year}/${encodeURIComponent(number)}`).catch((error) => (error instanceof Error ? error : new Error(String(error))));
}

/** @param {string} number @param {Article | Error | null} found */
function open(number, found) {
  shown = number;
  document.body.classList.toggle("reading", number !== "");
  if (found === null) by("article").replaceChildren();
  else if (found instanceof Error) by("article").replaceChildren(el("p", { class: "card trouble", role: "alert" }, found.message));
  else drawArticle(found);
}

/** Shows what the address asks for; book and Article come together, so that neither pushes the other away. @param {boolean} [scroll] */
async function follow(scroll) {
  const [year, number] = asked();
  const other = edition.value !== year || book?.edition !== year;
  edition.value = year;
  const [read, found] = await Promise.all([other ? fetchBook() : book, number ? fetchArticle(year, number) : null]);
  if (asked().join() !== [year, number].join()) return;
  book = read;
  open(number, found);
  if (other) draw();
  else mark();
  // On a narrow screen the Article stands above the list.
  if (scroll && matchMedia("(min-width: 60rem)").matches) by("book").querySelector("li.open")?.scrollIntoView({ block: "center" });
}

edition.append(...EDITIONS.map((year) => el("option", { value: year }, year)));
beside.append(el("option", { value: "" }, text("web-laws-alone")), ...EDITIONS.map((year) => el("option", { value: year }, year)));
edition.addEventListener("change", () => {
  history.pushState(null, "", `/laws/${edition.value}`);
  follow();
});
beside.addEventListener("change", readBook);
search.addEventListener("input", () => {
  draw();
  // What was found begins at the top.
  const top = by("pair").offsetTop - by("find").offsetHeight;
  if (search.value.trim() && scrollY > top) scrollTo({ top });
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
