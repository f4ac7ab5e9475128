// Where the ruling desk of the pocket gets its answers: from the engine inside the page.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { openNotices } from "/web/pocket/notices.js";
import { ask } from "/web/pocket/source.js";

/** @typedef {import("/web/lib/hall.js").DeskAnswer} Answer */
/** @typedef {import("/web/lib/hall.js").DeskIncident} Incident */
/** @typedef {import("/web/lib/hall.js").Inquiry} Inquiry */

/** What can be asked. @returns {Promise<Incident[]>} */
export async function readIncidents() {
  return (await ask({ ask: "desk" })).incidents;
}

/** Asks for a ruling. @param {Inquiry} inquiry @returns {Promise<Answer>} */
export function askRuling(inquiry) {
  return ask({ ask: "inquire", inquiry });
}

/** Where an Article is explained. @param {import("/web/lib/hall.js").ArticleRef} article */
export function articleAddress({ edition, number }) {
  return `#/laws/${edition}/${encodeURIComponent(number)}`;
}

/** Opens the ruling as a page to print and sign. @param {Inquiry} inquiry @returns {HTMLElement} */
export function noticeLink(inquiry) {
  return el("button", { type: "button", onclick: () => openNotices([{ inquiry }]) }, text("web-console-notice"));
}
