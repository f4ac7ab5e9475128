// Times and sentences as people read them.

import { locale } from "/web/lib/texts.js";

const DAY = new Intl.DateTimeFormat(locale, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** @param {number} at milliseconds since 1970 */
export function timeOfDay(at) {
  return DAY.format(new Date(at));
}

/** A time on the time line of the game, as a clock shows it. @param {number} at */
export function gameTime(at) {
  return new Date(at).toISOString().slice(at >= 3_600_000 ? 11 : 14, 19);
}

/** @param {string} words */
export function sentence(words) {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}
