// The types of what the hall sends about a board, for the type checker. They are generated from the hall and the
// Laws; these are the names that pages use.

/** @typedef {import("/web/lib/laws.js").Color} Side */
/** @typedef {import("/web/lib/laws.js").Act} Act */
/** @typedef {import("/web/lib/laws.js").Answer} Answer */
/** @typedef {import("/web/lib/laws.js").Asked} Asked */
/** @typedef {import("/web/lib/laws.js").Class} Class */
/** @typedef {import("/web/lib/laws.js").Coordinates} Coordinates */
/** In half points. @typedef {import("/web/lib/laws.js").Score} Score */

/** @typedef {import("/web/lib/hall.js").Seat} Role */
/** @typedef {import("/web/lib/hall.js").Made} Made */
/** @typedef {import("/web/lib/hall.js").SideReading} SideReading */
/** @typedef {import("/web/lib/hall.js").View} View */
/** @typedef {import("/web/lib/hall.js").QuestionText} Question */
/** @typedef {import("/web/lib/hall.js").ViewText} ViewText */
/** @typedef {import("/web/lib/hall.js").RulingText} Ruling */
/** @typedef {import("/web/lib/hall.js").Opening} Opening */
/** @typedef {import("/web/lib/hall.js").Snapshot} Snapshot */
/** An entry of the log. @typedef {import("/web/lib/hall.js").LogEntry} LogEntry */
/** The same as the feed sends it. @typedef {import("/web/lib/hall.js").Entry} Entry */

/** In the order White, Black. @template T @typedef {[T, T]} Each */

export {};
