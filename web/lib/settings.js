// The user's preferences: stored in this browser, and not sent anywhere.

/**
 * @typedef {object} Settings
 * @property {"" | "light" | "dark"} theme empty for the system default
 * @property {"" | "large" | "huge"} size
 * @property {"" | "still"} motion
 * @property {"" | "blue" | "green" | "contrast"} board
 * @property {"on" | "off"} sound
 * @property {"" | "plain" | "laws"} speech how moves are announced to screen readers: in plain words, or as Appendix D
 * has them
 * @property {"auto" | "hand"} record whether the scoresheet writes itself or the player keeps it
 * @property {string} notation a code of a language, `figurine`, or empty for the language of the page
 */

/** @type {Settings} */
const DEFAULTS = {
  theme: "",
  size: "",
  motion: "",
  board: "",
  sound: "on",
  speech: "plain",
  record: "auto",
  notation: "",
};
const KEY = "jadoube";

/** @returns {Settings} */
function read() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();
/** Fires `change` with the name of a setting. */
export const changes = new EventTarget();

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function set(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may forbid storage; the setting then lasts as long as the page.
  }
  document.documentElement.dataset[name] = value;
  changes.dispatchEvent(new CustomEvent("change", { detail: name }));
}

/** Whether animation is allowed. */
export function moves() {
  return settings.motion !== "still" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
