// A reading of a clock some time later.

/**
 * What a running clock shows when so much time has passed. The next true reading corrects what this leaves out.
 * @param {import("/web/lib/hall.js").SideReading} shown
 * @param {number} passed
 * @returns {import("/web/lib/hall.js").SideReading}
 */
export function advance(shown, passed) {
  let { main, overtime } = shown;
  const delay = Math.max(0, shown.delay - passed);
  let rest = Math.max(0, passed - shown.delay);
  if (shown.counts_up) return { ...shown, delay, main: main + rest };
  // One time of byo-yomi after the other.
  while (overtime && overtime.left > 0 && rest >= main) {
    rest -= main;
    main = overtime.time;
    overtime = { ...overtime, begun: true, left: overtime.left - 1 };
  }
  return { ...shown, delay, main: Math.max(0, main - rest), ...(overtime ? { overtime } : {}) };
}

/**
 * How long the time that is shown will last. A clock that counts up has no end that it could warn of.
 * @param {Pick<import("/web/lib/hall.js").SideReading, "main" | "counts_up">} reading
 */
export function timeLeft({ main, counts_up }) {
  return counts_up ? Infinity : main;
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
