// What the pocket keeps on this device, and nowhere else.

const PREFIX = "jadoube-pocket-";

/** @param {string} name @returns {any} */
export function recall(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {unknown} value */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may forbid storage; then it lasts as long as the page.
  }
}

/** Deletes everything: settings, the place in the Laws, the clock, and what an installed site has stored. */
export async function deleteEverything() {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
  if ("caches" in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  const workers = (await navigator.serviceWorker?.getRegistrations?.().catch(() => [])) ?? [];
  for (const worker of workers) await worker.unregister();
}
