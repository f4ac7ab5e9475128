// An Article with everything known about it, in the hall and in the pocket.

import { el } from "/web/lib/dom.js";
import { articleLink, paragraphs, toldInFull } from "/web/lib/laws/lines.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").ArticlePage} Article */

/** @param {string} title @param {...Node} content */
function part(title, ...content) {
  return content.length === 0 ? null : el("section", {}, el("h3", {}, title), ...content);
}

/** The same matter in another edition. @param {import("/web/lib/hall.js").Counterpart} counterpart */
function elsewhere({ edition, articles, same }) {
  const told = articles.map((line) =>
    el(
      "p",
      {},
      articleLink(line),
      " ",
      el("span", { class: same ? "faint" : "" }, same ? text("web-laws-same") : line.headline),
    ),
  );
  const nothing = el("span", { class: "faint" }, text("web-laws-nothing"));
  return el(
    "div",
    { class: "elsewhere" },
    el("dt", { class: "figures" }, edition),
    el("dd", {}, ...(told.length ? told : [nothing])),
  );
}

/** @param {Article["cases"][number]} kept */
function example({ title, text: lines, file, line }) {
  return el(
    "details",
    { lang: "en" },
    el("summary", {}, title),
    el("pre", { tabindex: 0 }, lines),
    el("p", { class: "faint small figures" }, `${file}:${line}`),
  );
}

/**
 * @param {Omit<Article, "glossary">} article
 * @param {Pick<Set<string>, "has">} known the numbers of its edition
 * @param {Node | null} above the way to the list, or the headings above the Article
 * @param {Node[]} terms its terms, with their meanings or with links to them
 */
export function articleCard(article, known, above, terms) {
  // Cases and departures are written in English, and readers of another language are told before they open one.
  const onlyEnglish = locale === "en" ? "" : ` (${text("web-laws-only-english")})`;
  const departures = article.departures.map((it) =>
    el("dl", { lang: "en" }, el("dt", {}, it.translation), el("dd", {}, text("web-laws-english"), " ", it.english)),
  );
  return el(
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
    ...paragraphs(article, known),
    article.heading ? null : el("p", { class: "does" }, article.does),
    part(text("web-laws-parts"), ...article.parts.flatMap((line) => toldInFull(line, known))),
    part(text("web-laws-elsewhere"), el("dl", {}, ...article.elsewhere.map(elsewhere))),
    part(`${text("web-laws-departures")}${onlyEnglish}`, ...departures),
    part(text("web-laws-terms"), ...terms),
    part(`${text("web-laws-cases", { count: article.cases.length })}${onlyEnglish}`, ...article.cases.map(example)),
  );
}
