// Where the pocket gets its texts and answers: from its own page or from the site it was installed from, never from a hall.

import { load } from "/web/pocket/jadoube.js";

/** The bytes that these letters stand for. @param {string} letters @returns {Uint8Array<ArrayBuffer>} */
function bytes(letters) {
  const own = /** @type {any} */ (Uint8Array);
  if (own.fromBase64) return own.fromBase64(letters);
  const decoded = atob(letters);
  const made = new Uint8Array(decoded.length);
  // A plain loop: `Uint8Array.from` with a function takes several times as long, and this is the module.
  for (let index = 0; index < decoded.length; index++) made[index] = decoded.charCodeAt(index);
  return made;
}

/** What is packed inside the page. @param {string} name */
function inside(name) {
  return document.querySelector(`script[data-file="${name}"]`);
}

/**
 * A file of the pocket: packed inside the page, or beside it.
 * @param {string} name
 * @returns {Promise<Response>}
 */
async function sent(name) {
  const packed = inside(name);
  if (!packed) {
    const response = await fetch(name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  }
  const stream = new Blob([bytes(packed.textContent ?? "")]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: name.endsWith(".wasm") ? { "content-type": "application/wasm" } : {} });
}

/** @param {string} name @returns {Promise<ArrayBuffer>} */
async function file(name) {
  return (await sent(name)).arrayBuffer();
}

/** @param {string} locale @returns {Promise<any>} */
export async function pageTexts(locale) {
  return JSON.parse(new TextDecoder().decode(await file(`texts-${locale}.json`)));
}

/** @type {Promise<any> | null} */
let loading = null;

/** The engine with the messages and Articles of the language of the page. It is loaded once. @returns {Promise<any>} */
export function engine() {
  if (loading) return loading;
  const { lang } = document.documentElement;
  const articles = `articles-${lang}.json`;
  // Unpacked while the module is compiled. Where the texts have another name, only the module knows it.
  const early = inside(articles) ? file(articles) : null;
  early?.catch(() => {});
  loading = load({
    wasm: sent("jadoube.wasm"),
    locales: [lang],
    articles: true,
    packs: (/** @type {string} */ name) => (name === articles && early) || file(name),
  }).catch((/** @type {unknown} */ error) => {
    // The next one to ask tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/** Asks what every program asks (docs/API.md), in the language of the page. @param {Record<string, unknown>} question */
export async function ask(question) {
  return (await engine()).ask({ locale: document.documentElement.lang, ...question });
}
