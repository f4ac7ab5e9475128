// The languages of notation, in which moves are shown on the scoresheet and can be typed.

import { get } from "/web/lib/api.js";
import { settings } from "/web/lib/settings.js";
import { NOTATION, locale } from "/web/lib/texts.js";

/** The code of the language chosen for moves; empty for that of the page. */
export function notation() {
  return settings.notation || undefined;
}

/** The language in which the user writes moves. */
export function writing() {
  return settings.notation && settings.notation !== "figurine" ? settings.notation : NOTATION;
}

/**
 * All languages that moves can be written in, by their names in the language of the page.
 * @returns {Promise<[string, string][]>}
 */
export async function notations() {
  /** @type {import("/web/lib/hall.js").Notation[]} */
  const known = await get("/api/v1/notations");
  const names = new Intl.DisplayNames([locale], { type: "language" });
  const order = new Intl.Collator(locale);
  const named = known.map(
    ({ code, letters }) => /** @type {[string, string]} */ ([code, `${names.of(code) ?? code} · ${letters}`]),
  );
  return named.sort(([, one], [, other]) => order.compare(one, other));
}
