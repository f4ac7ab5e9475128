// Points as people write them.

/** @param {number} half the points in half points */
export function points(half) {
  return half % 2 === 0 ? String(half / 2) : `${half === 1 ? "" : (half - 1) / 2}½`;
}
