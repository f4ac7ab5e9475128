// Where the ruling desk and the Laws of the pocket get their answers: from the engine inside the page.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { openNotices } from "/web/pocket/notices.js";
import { ask } from "/web/pocket/source.js";

/** @typedef {import("/web/lib/hall.js").DeskAnswer} Answer */
/** @typedef {import("/web/lib/hall.js").DeskIncident} Incident */
/** @typedef {import("/web/lib/hall.js").Inquiry} Inquiry */
/** @typedef {import("/web/lib/hall.js").ArticleLine} Line */

/** What can be asked. @returns {Promise<Incident[]>} */
export async function readIncidents() {
  return (await ask({ ask: "desk" })).incidents;
}

/** Asks for a ruling. @param {Inquiry} inquiry @returns {Promise<Answer>} */
export function askRuling(inquiry) {
  return ask({ ask: "inquire", inquiry });
}

/**
 * All Articles of an edition, compared with another one.
 * @param {string} edition
 * @param {string} beside the other one, or nothing
 */
export function readEdition(edition, beside) {
  return ask({ ask: "edition", edition, ...(beside ? { beside } : {}) });
}

/** @param {string} edition @param {string} number */
export function readArticle(edition, number) {
  return ask({ ask: "article", number, edition });
}

/** The numbers of the Articles that fit these words, the best first, and the terms. @param {string} edition @param {string} words */
export async function searchLaws(edition, words) {
  const { articles, terms, how } = await ask({ ask: "search", words, edition });
  return { numbers: articles.map((/** @type {Line} */ { article }) => article.number), terms, how };
}

/** Where an Article is explained. @param {import("/web/lib/hall.js").ArticleRef} article */
export function articleAddress({ edition, number }) {
  return `#/laws/${edition}/${encodeURIComponent(number)}`;
}

/** Opens the ruling as a page to print and sign. @param {Inquiry} inquiry @returns {HTMLElement} */
export function noticeLink(inquiry) {
  return el("button", { type: "button", onclick: () => openNotices([{ inquiry }]) }, text("web-console-notice"));
}
