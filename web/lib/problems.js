// Errors of the hall: in the language of the page if the code has a message, otherwise in the words of the hall.

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
    case "too_many":
      return text("web-problem-often");
    case "too_many":
      return text("web-problem-too-many");
    case "full":
      return text("web-problem-full");
    case "too_long":
      return text("web-problem-long");
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
    case "password_length":
      return text("web-problem-password-length");
    case "unknown_game":
      return text("web-problem-game");
    case "withdrawn":
      return text("web-withdrawn");
    case "unreadable_log":
      return text("web-problem-log");
    case "unknown_competition":
      return text("web-problem-competition");
    case "unknown_edition":
      return text("web-problem-edition");
    case "unknown_article":
      return text("web-problem-article");
    case "board_changed":
      return text("web-problem-changed");
    case "no_note":
      return text("web-problem-note");
    case "not_adjourned":
      return text("web-problem-not-adjourned");
    case "no_envelope":
    case "wrong_key":
      return text("web-problem-envelope");
    case "conflict":
    case "too_slow":
    case "internal":
    case "not_json":
    case "too_large":
      return text("web-problem-unexpected");
    default:
      return otherwise;
  }
}
