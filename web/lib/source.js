// Where a page gets its texts: from the hall. The pocket has a module of its own in this place (web/pocket/source.js).

/** @param {string} locale @returns {Promise<import("/web/lib/texts.js").Texts>} */
export async function pageTexts(locale) {
  const response = await fetch(`/texts/${locale}.json`);
  return response.json();
}
