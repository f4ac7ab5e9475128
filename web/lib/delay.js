// The broadcast delay, in words.

import { text } from "/web/lib/texts.js";

/** Empty without a delay. @param {{ delay_seconds?: number, delay_plies?: number }} settings */
export function delayOf({ delay_seconds: seconds = 0, delay_plies: plies = 0 }) {
  if (seconds > 0) return text("web-screen-delay", { minutes: Math.max(1, Math.round(seconds / 60)) });
  return plies > 0 ? text("web-screen-delay-moves", { count: Math.ceil(plies / 2) }) : "";
}
