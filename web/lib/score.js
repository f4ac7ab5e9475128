// Scores and times as people write them.

/** @param {import("/web/lib/types.js").Score} score in half points */
export function scoreText(score) {
  const points = (/** @type {number} */ half) => (half % 2 === 0 ? String(half / 2) : half === 1 ? "½" : `${(half - 1) / 2}½`);
  return `${points(score.white)}–${points(score.black)}`;
}

/** Milliseconds of `1:30:00`, `5:00` or `90`, which are minutes; nothing for anything else. @param {string} written @returns {number | null} */
export function readTime(written) {
  const parts = written.trim().split(":");
  if (parts.length > 3 || !parts.every((part) => /^\d+$/.test(part))) return null;
  const [hours, minutes, seconds] = parts.length === 1 ? [0, Number(parts[0]), 0] : parts.length === 2 ? [0, ...parts.map(Number)] : parts.map(Number);
  return 1000 * (3600 * hours + 60 * minutes + seconds);
}
