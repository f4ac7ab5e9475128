// What a clock says about byo-yomi beside the time.

import { text } from "/web/lib/texts.js";

/** @param {import("/web/lib/hall.js").OvertimeReading | null} [overtime] @returns {string[]} */
export function overtimeWords(overtime) {
  if (!overtime?.begun) return [];
  // A single period starts again and again, so it is never the last one: what matters is how many moves are left in it.
  if (overtime.times === 1) return [text("web-overtime"), text("web-moves-to-go", { count: overtime.moves })];
  const times = text("web-overtime-left", { count: overtime.left + 1 });
  return overtime.moves > 1 ? [times, text("web-moves-to-go", { count: overtime.moves })] : [times];
}
