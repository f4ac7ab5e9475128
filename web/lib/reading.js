// A reading of a clock some time later.

/**
 * What a running clock shows when so much time has passed. The next true reading corrects what this leaves out.
 * @template {{ delay: number, main: number }} Reading
 * @param {Reading} shown
 * @param {number} passed
 */
export function advance(shown, passed) {
  const { delay, main } = shown;
  return { ...shown, delay: Math.max(0, delay - passed), main: Math.max(0, main - Math.max(0, passed - delay)) };
}

/**
 * Whose clock runs.
 * @param {{ state: import("/web/lib/hall.js").ClockState } | null | undefined} clock
 * @returns {import("/web/lib/types.js").Side | null}
 */
export function running(clock) {
  const state = clock?.state;
  return typeof state === "object" && "running" in state ? state.running : null;
}
