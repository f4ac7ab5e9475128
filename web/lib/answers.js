// Where the ruling desk and the Laws get their answers: from the hall. The pocket has a module of its own in this place
// (web/pocket/answers.js).

import { get, post } from "/web/lib/api.js";
import { el } from "/web/lib/dom.js";
import { articleAddress as inTheLaws } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/hall.js").DeskAnswer} Answer */
/** @typedef {import("/web/lib/hall.js").DeskIncident} Incident */
/** @typedef {import("/web/lib/hall.js").Inquiry} Inquiry */

/** What can be asked. @returns {Promise<Incident[]>} */
export async function readIncidents() {
  /** @type {import("/web/lib/hall.js").DeskCatalogue} */
  const catalogue = await get("/api/v1/desk");
  return catalogue.incidents;
}

/** Asks for a ruling. @param {Inquiry} inquiry @returns {Promise<Answer>} */
export function askRuling(inquiry) {
  return post("/api/v1/desk", inquiry);
}

/**
 * All Articles of an edition, compared with another one.
 * @param {string} edition
 * @param {string} beside the other one, or nothing
 * @returns {Promise<import("/web/lib/hall.js").EditionOfLaws>}
 */
export function readEdition(edition, beside) {
  return get(`/api/v1/laws/${edition}${beside ? `?beside=${beside}` : ""}`);
}

/** @param {string} edition @param {string} number @returns {Promise<import("/web/lib/hall.js").ArticlePage>} */
export function readArticle(edition, number) {
  return get(`/api/v1/laws/${edition}/${encodeURIComponent(number)}`);
}

/** The numbers of the Articles that fit these words, the best first, and the terms. @param {string} edition @param {string} words */
export async function searchLaws(edition, words) {
  /** @type {import("/web/lib/hall.js").LawsFound} */
  const { articles, terms, how } = await get(`/api/v1/laws/${edition}/search?q=${encodeURIComponent(words)}`);
  return { numbers: articles.map(({ number }) => number), terms, how };
}

/** Where an Article is explained. @param {import("/web/lib/hall.js").ArticleRef} article */
export function articleAddress(article) {
  return inTheLaws(article);
}

/** Opens the ruling as a page to print and sign. @param {Inquiry} inquiry @returns {HTMLElement} */
export function noticeLink(inquiry) {
  const address = `/api/v1/desk/notice?${new URLSearchParams({ inquiry: JSON.stringify(inquiry) })}`;
  return el("a", { class: "button", href: address, target: "_blank" }, text("web-console-notice"));
}
