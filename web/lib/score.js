// Scores and times as people write them.

/** @param {import("/web/lib/types.js").Score} score in half points */
export function scoreText(score) {
  const points = (/** @type {number} */ half) =>
    half % 2 === 0 ? String(half / 2) : half === 1 ? "½" : `${(half - 1) / 2}½`;
  return `${points(score.white)}–${points(score.black)}`;
}

/** A time as it is written down, `0:05:00`. @param {number} milliseconds */
export function writtenTime(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * Half points of `1/2`, `½`, `0.5` or `1`; `null` for anything else.
 * @param {string} written
 * @returns {number | null}
 */
export function readPoints(written) {
  const number = written
    .trim()
    .replace(",", ".")
    .replace(/^(\d*)½$/, (_, whole) => `${whole || 0}.5`)
    .replace(/^1\/2$/, "0.5");
  return number !== "" && /^\d*\.?\d*$/.test(number) && Number.isInteger(2 * Number(number)) && Number(number) > 0
    ? 2 * Number(number)
    : null;
}

/** A whole number from 0; `null` for anything else. @param {string} written @returns {number | null} */
export function readWhole(written) {
  return /^\s*\d{1,6}\s*$/.test(written) ? Number(written) : null;
}

/**
 * Milliseconds of `1:30:00`, `5:00` or `90`, which are minutes; `null` for anything else.
 * @param {string} written
 * @returns {number | null}
 */
export function readTime(written) {
  const parts = written.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d+$/.test(part))) return null;
  const [hours, minutes, seconds] =
    parts.length === 1 ? [0, Number(parts[0]), 0] : parts.length === 2 ? [0, ...parts.map(Number)] : parts.map(Number);
  if (parts.slice(1).some((part) => Number(part) > 59)) return null;
  return 1000 * (3600 * hours + 60 * minutes + seconds);
}
