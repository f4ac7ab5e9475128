// Rulings in words, each with its Article, which opens in the Laws.

import { el } from "/web/lib/dom.js";

/** @typedef {import("/web/lib/types.js").LogEntry} LogEntry */
/** @typedef {import("/web/lib/types.js").Ruling} Ruling */
/** @typedef {import("/web/lib/hall.js").HeadlineText} Headline */

/** Where an Article is explained. @param {import("/web/lib/hall.js").ArticleRef} article */
export function articleAddress({ edition, number }) {
  return `/laws/${edition}/${encodeURIComponent(number)}`;
}

/** A ruling with its Article as a link. @param {Ruling | Headline} ruling @returns {(Node | string)[]} */
export function linked({ article, cited, says }) {
  return [el("a", { class: "article", href: articleAddress(article), target: "_blank" }, cited), " ", says];
}

/** The entry that an entry strikes out, if it does. @param {LogEntry[]} log @param {LogEntry} entry */
export function struckBy(log, entry) {
  return entry.strikes === undefined ? undefined : log.find((other) => other.seq === entry.strikes);
}

/** Whether a ruling only says that a move was made or completed, which everybody sees. @param {Ruling | Headline} ruling */
export function isRoutine(ruling) {
  return ruling.class === "course";
}
