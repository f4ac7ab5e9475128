// Acts and findings by their names.

/**
 * The names of a union such as `"resigns" | { presses: … }`.
 * @template T @typedef {T extends string ? T : T extends object ? keyof T : never} NameOf
 */

/**
 * Whether an act or a finding has this name, whatever it contains. The type checker knows all names.
 * @template T @param {T} value @param {NameOf<T>} name
 */
export const isNamed = (value, name) =>
  value === name || (typeof value === "object" && value !== null && Object.hasOwn(value, /** @type {string} */ (name)));
