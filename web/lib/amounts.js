// Amounts of penalties: what is usual, and how they are typed.

/** @typedef {import("/web/lib/hall.js").AmountUnit} AmountUnit */

/** Usual amounts, the most usual first. @type {Record<AmountUnit, string[]>} */
export const USUAL = { time: ["2:00", "1:00", "5:00"], points: ["½", "1"], money: ["50"], rounds: ["1", "2"] };

/** The kind of field for typing an amount. @type {Record<AmountUnit, "time" | "points" | "number">} */
export const FIELD = { time: "time", points: "points", money: "number", rounds: "number" };
