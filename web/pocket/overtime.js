// What a clock says about byo-yomi beside the time.

import { text } from "/web/lib/texts.js";

/** @param {import("/web/lib/hall.js").OvertimeReading | null} [overtime] @returns {string[]} */
export function overtimeWords(overtime) {
  if (!overtime?.begun) return [];
  const times = text("web-pocket-overtime", { count: overtime.left + 1 });
  return overtime.moves > 1 ? [times, text("web-moves-to-go", { count: overtime.moves })] : [times];
}
