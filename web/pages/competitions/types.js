// What the pages of competitions call the types of the hall, for the checker.

/** @typedef {import("/web/lib/hall.js").BoardLine} BoardLine */
/** @typedef {import("/web/lib/hall.js").ByeLine} ByeLine */
/** @typedef {import("/web/lib/hall.js").Correction} Correction */
/** @typedef {import("/web/lib/hall.js").Handout} Handout */
/** @typedef {import("/web/lib/hall.js").NewName} NewName */
/** @typedef {import("/web/lib/hall.js").Overview} Overview */
/** @typedef {import("/web/lib/hall.js").PairingFault} Fault */
/** @typedef {import("/web/lib/hall.js").PairingLine} Read */
/** What the hall makes of pairings. @typedef {import("/web/lib/hall.js").PairingsRead} Understood */
/** @typedef {import("/web/lib/hall.js").Standing} Standing */
/** @typedef {import("/web/lib/hall.js").Checkpoint} Checkpoint */

export {};
