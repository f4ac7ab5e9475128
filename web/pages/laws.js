// The Laws: every Article of an edition in our words, another edition beside it, and an Article with its cases.

import "/web/lib/page.js";
import { get } from "/web/lib/api.js";
import { by, el } from "/web/lib/dom.js";
import { locale, text } from "/web/lib/texts.js";

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
/** What is known of it. @type {Article | null} */
let opened = null;

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
  const says = sayings(line);
  if (wanted.every((word) => says.includes(word))) return 2;
  const all = `${says} ${terms.map(({ word }) => word).join(" ")}`;
  return wanted.every((word) => all.includes(word)) ? 1 : 0;
}

/** @param {Line} line */
function sayings(line) {
  return plain(`${line.number} ${line.says} ${(line.there ?? []).map((there) => there.says).join(" ")}`);
}

/** Whether two words differ in their ending only, as in languages that bend them. @param {string} one @param {string} other */
function alike(one, other) {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  // Of a short word all but the last letter, or it is another word: κινητό is not κίνηση.
  return shared >= Math.max(4, shorter - (shorter < 8 ? 1 : 2), 0.6 * longer);
}

/** Whether a text has all words, with whatever endings. @param {string} text @param {string[]} wanted */
function hasLike(text, wanted) {
  const there = text.split(/[^\p{L}\p{N}]+/u);
  return wanted.every((word) => there.some((found) => alike(word, found)));
}

/** How well the terms of an Article fit words with other endings. @param {Line} line @param {string[]} wanted */
function rankLike(line, wanted) {
  const named = (line.words ?? []).filter(({ word }) => hasLike(plain(word), wanted));
  return named.length === 0 ? 0 : named.some(({ first }) => first) ? 2.8 : 2.5;
}

/** The Articles that fit, the best first. @param {Line[]} lines @param {(line: Line) => number} fits */
function best(lines, fits) {
  const ranked = lines.map((line) => ({ line, rank: fits(line) })).filter((found) => found.rank > 0);
  return ranked.sort((one, other) => other.rank - one.rank).map(({ line }) => line);
}

/** What is looked for. */
function inquiry() {
  const asked = plain(search.value).trim();
  return { asked, wanted: asked.split(/\s+/).filter(Boolean), number: numberIn(search.value) };
}

/** The Articles that say it or belong to a term like it, in one language. @param {Line[]} lines @returns {{ found: Line[], exact: boolean }} */
function look(lines) {
  const { asked, wanted, number } = inquiry();
  const exactly = (/** @type {Line} */ line) => rank(line, asked, wanted, number);
  return { found: best(lines, (line) => Math.max(exactly(line), rankLike(line, wanted))), exact: lines.some((line) => exactly(line) > 0) };
}

/** The same edition in English, for those who know the English word; read when it is needed. @type {Map<string, Line[]>} */
const english = new Map();

/** @param {Book} from */
async function readEnglish(from) {
  const read = await get(`/api/laws/${from.edition}?lang=en`).catch(() => null);
  english.set(from.edition, read?.articles ?? []);
  draw();
}

/** What the search comes to, and how that is told; nothing while it is being looked up. @param {Book} from @returns {{ found: Line[], told: string } | null} */
function searched(from) {
  const words = search.value.trim();
  const said = (/** @type {string} */ name, /** @type {Line[]} */ found) => ({ found, told: text(name, { count: found.length, words, edition: from.edition }) });
  const own = look(from.articles);
  if (own.found.length > 0) return said(own.exact ? "web-laws-found" : "web-laws-found-like", own.found);
  if (locale !== "en") {
    const lines = english.get(from.edition);
    if (!lines) {
      readEnglish(from);
      return null;
    }
    const numbers = look(lines).found.map((line) => line.number);
    const found = numbers.flatMap((number) => from.articles.filter((line) => line.number === number));
    if (found.length > 0) return said("web-laws-found-english", found);
  }
  const { wanted } = inquiry();
  const like = best(from.articles, (line) => Number(hasLike(sayings(line), wanted)));
  return said(like.length > 0 ? "web-laws-found-like" : "web-laws-found-none", like);
}

function draw() {
  if (!book) return;
  const year = book.edition;
  const asks = search.value.trim() !== "";
  const looked = asks ? searched(book) : { found: book.articles, told: "" };
  if (!looked) return;
  const list = el("ol", { class: book.beside ? "articles beside" : "articles" }, ...looked.found.map((line) => row(line, year)));
  const columns = book.beside ? el("div", { class: "columns", "aria-hidden": "true" }, el("span", {}, year), el("span", {}, book.beside)) : null;
  const note = asks ? el("p", { class: "faint small", role: "status" }, looked.told) : null;
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

/** What the reader looks at: the open Article if it is in view, or the first one that is. @returns {{ number: string, top: number } | null} */
function place() {
  const below = by("find").getBoundingClientRect().bottom;
  const inView = (/** @type {Element} */ item) => item.getBoundingClientRect().bottom > below && item.getBoundingClientRect().top < innerHeight;
  const items = [...by("book").querySelectorAll("li")];
  const item = items.find((found) => found.classList.contains("open") && inView(found)) ?? items.find(inView);
  return item ? { number: item.dataset.number ?? "", top: item.getBoundingClientRect().top } : null;
}

/** Brings an Article back to where it stood in the window. @param {{ number: string, top: number } | null} kept */
function bringBack(kept) {
  const item = [...by("book").querySelectorAll("li")].find((found) => found.dataset.number === kept?.number);
  if (!item || !kept) return;
  const least = by("find").getBoundingClientRect().bottom + (by("book").querySelector(".columns")?.getBoundingClientRect().height ?? 0);
  scrollBy({ top: item.getBoundingClientRect().top - Math.max(kept.top, least), behavior: "instant" });
}

async function readBook() {
  const read = await fetchBook();
  const kept = place();
  book = read;
  draw();
  bringBack(kept);
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
  opened = found instanceof Error ? null : found;
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
  // Who reads an Article and chooses another edition wants to know what that one has on it.
  const there = opened?.editions.find((other) => other.edition === edition.value)?.articles[0];
  history.pushState(null, "", there ? address(there.edition, there.number) : `/laws/${edition.value}`);
  follow(true);
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
