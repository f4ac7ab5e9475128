// Finds text on a page that does not come from the messages. In the pseudo-locale every message stands in brackets, so
// that whatever has letters outside of brackets bypasses them.

/** Attributes that people read or hear. */
const ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
];

/**
 * What may stand outside of messages, besides names: the same in every language, or written by people.
 */
const ALLOWED = [
  /\bJadoube\b/g,
  /\b(PGN|FEN|TRF|FIDE|CSV)\b/g,
  // Addresses.
  /https?:\/\/\S+/g,
  // Dates and times as the browser writes them.
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+|\b[AP]M\b/g,
  // Time controls as they are typed.
  /\d+[hms]\b/g,
  // Moves, squares, files, castling and pieces.
  /\b[KQRBN]?[a-h]?[1-8]?[x×-]?[a-h][1-8](=?[QRBN])?[+#]?/g,
  /\b[a-h]\b/g,
  /\b(0|O)-(0|O)(-(0|O))?/g,
  // Numbers of Articles: 7.5.5, 9.1.b.3, A.4.2, II.3.
  /\b([A-H]|I{1,3}|\d+)(\.(\d+|[a-zA-Z]))+/g,
  /\b([A-H]|I{1,3})\b(?!\p{L})/gu,
];

/** All that can be read on a page: [where it stands, what it says]. */
function readable(attributes) {
  const found = [["title", document.title]];
  /** A message with links in it is several texts: what is opened before a text is still open in it. */
  const whole = (/** @type {Text} */ node) => {
    let around = node.parentElement;
    while (around?.matches("a, span, b, strong, em")) around = around.parentElement;
    const before = document.createRange();
    before.setStart(around ?? document.body, 0);
    before.setEndBefore(node);
    const open = (/** @type {string} */ text) => text.split("⟦").length - text.split("⟧").length;
    // Of a message that the page has cut, nobody knows where it would have ended.
    const isCut = open(around?.textContent ?? "") !== 0;
    return "⟦".repeat(isCut ? 0 : Math.max(0, open(before.toString()))) + node.data.trim();
  };
  const visit = (/** @type {Element | ShadowRoot} */ root) => {
    for (const node of root.childNodes) {
      if (node instanceof Text) {
        if (node.data.trim()) found.push([node.parentElement?.outerHTML.slice(0, 160) ?? "", whole(node)]);
        continue;
      }
      if (!(node instanceof Element) || node.matches("script, style, template, svg > path")) continue;
      // Other languages than that of the page say so, and what is the same in all languages is not to be translated.
      const own = node.getAttribute("lang") ?? document.documentElement.lang;
      if (own !== document.documentElement.lang || node.getAttribute("translate") === "no") continue;
      for (const name of attributes) {
        const value = node.getAttribute(name);
        if (value?.trim()) found.push([`${name} of ${node.outerHTML.slice(0, 160)}`, value.trim()]);
      }
      if (node.shadowRoot) visit(node.shadowRoot);
      visit(node);
    }
  };
  visit(document.body);
  return found;
}

/**
 * A text without what stands in brackets, which may stand in brackets themselves. The page may have taken a part out of
 * a message: a bracket that is never closed lasts to the end, one that was never opened began before it.
 */
function outside(text) {
  let depth = 0;
  let rest = "";
  for (const letter of text) {
    if (letter === "⟦") depth += 1;
    else if (letter === "⟧" && depth === 0) rest = "";
    else if (letter === "⟧") depth -= 1;
    else if (depth === 0) rest += letter;
  }
  return rest;
}

/**
 * What bypasses the messages on a page, as lines for people.
 * @param {import("playwright-core").Page} page
 * @param {string[]} names names that people have typed
 */
export async function bypassing(page, names = []) {
  const found = await page.evaluate(readable, ATTRIBUTES);
  const lines = found.flatMap(([where, text]) => {
    let rest = outside(text);
    for (const name of names) rest = rest.replaceAll(name, " ");
    for (const allowed of ALLOWED) rest = rest.replace(allowed, " ");
    return /\p{L}/u.test(rest) ? [`${JSON.stringify(text)} in ${where}`] : [];
  });
  return [...new Set(lines)];
}
