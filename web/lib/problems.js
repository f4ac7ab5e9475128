// What the hall says against something, in the language of the page where it is a matter of a word; otherwise in the
// hall's own sentence.

import { text } from "/web/lib/texts.js";

/**
 * @param {string} code
 * @param {string} otherwise
 */
export function inWords(code, otherwise) {
  switch (code) {
    case "unknown_link":
      return text("web-problem-link");
    case "too_often":
      return text("web-problem-often");
    case "illegal_move":
      return text("web-problem-illegal");
    case "not_for_them":
    case "forbidden":
      return text("web-problem-forbidden");
    case "unavailable":
    case "gone":
      return text("web-problem-unavailable");
    case "wrong_password":
      return text("web-problem-password");
    default:
      return otherwise;
  }
}
