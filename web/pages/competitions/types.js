// The names that the competition pages use for the types of the hall, for the type checker.

/** @typedef {import("/web/lib/hall.js").BoardLine} BoardLine */
/** @typedef {import("/web/lib/hall.js").ByeLine} ByeLine */
/** @typedef {import("/web/lib/hall.js").Correction} Correction */
/** @typedef {import("/web/lib/hall.js").Handout} Handout */
/** @typedef {import("/web/lib/hall.js").NewName} NewName */
/** @typedef {import("/web/lib/hall.js").Overview} Overview */
/** @typedef {import("/web/lib/hall.js").PairingFault} Fault */
/** @typedef {import("/web/lib/hall.js").PairingLine} Read */
/** How the hall reads pairings. @typedef {import("/web/lib/hall.js").PairingsRead} Understood */
/** @typedef {import("/web/lib/hall.js").Standing} Standing */
/** @typedef {import("/web/lib/hall.js").Checkpoint} Checkpoint */

export {};
