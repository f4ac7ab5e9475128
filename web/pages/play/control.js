// What a time control asks for, as the hall writes it: `40/5400+30:1800+30`, for each side where they differ.

/**
 * How many moves must be completed by the end of a period; 0 when it is for the rest of the game.
 * @param {string} control
 * @param {"white" | "black"} side
 * @param {number} period from 0
 */
export function movesRequired(control, side, period) {
  const sides = control.split("|");
  const own = (side === "black" ? sides[1] : sides[0]) ?? sides[0];
  const periods = own.trim().split(":");
  let moves = 0;
  for (let number = 0; number <= period; number += 1) {
    const counted = periods[Math.min(number, periods.length - 1)].match(/^\s*(\d+)\//);
    if (!counted) return 0;
    moves += Number(counted[1]);
  }
  return moves;
}

/**
 * The same as people write it when they set up a board: `40/5400s+30s, 1800s+30s`.
 * @param {string} control
 */
export function asPeopleWrite(control) {
  const units = control.replace(/(\d+(?:\.\d+)?)(?![\d./])/g, "$1s").replaceAll(":", ", ");
  return units.replace(/sd/g, "s d").replace(/\*/g, "hourglass ");
}
