// The editions of the Laws that the hall knows, the newest first. They come with every page.

const named = document.querySelector('meta[name="editions"]')?.getAttribute("content") ?? "";

/** Their names, which are years. */
export const EDITIONS = named.split(" ");
