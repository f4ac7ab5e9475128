// What a player hears: moves as Appendix D announces them or in plain words, rulings, and the times. For a screen reader, and aloud if
// the device can speak.

import { el } from "/web/lib/dom.js";
import { settings } from "/web/lib/settings.js";
import { timeLeft } from "/web/lib/reading.js";
import { play } from "/web/lib/sound.js";
import { locale, text } from "/web/lib/texts.js";

/** @typedef {import("/web/lib/types.js").Side} Side */
/** @typedef {import("/web/pocket/match.js").Match} Match */

/** When a player is told that time is running out, in milliseconds: at two minutes and at the end. */
const CUES = [120_000, 30_000, 10_000];
/** How many announcements stay on the page. */
const KEPT = 3;

/** A time in words: `14 minutes 5 seconds`. @param {number} time @returns {string} */
export function timeInWords(time) {
  const seconds = Math.ceil(time / 1000);
  const parts = [
    [Math.floor(seconds / 3600), "hour"],
    [Math.floor(seconds / 60) % 60, "minute"],
    [seconds % 60, "second"],
  ];
  const told = parts.filter(([count, unit]) => count !== 0 || (unit === "second" && seconds === 0));
  const word = (/** @type {number} */ count, /** @type {string} */ unit) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return told.map(([count, unit]) => word(Number(count), String(unit))).join(" ");
}

export class Spoken {
  /** @param {Match} match @param {HTMLElement} place */
  constructor(match, place) {
    this.match = match;
    this.place = place;
    this.plies = match.view.plies;
    /** @type {Record<Side, number>} */
    this.cued = { white: this.due("white"), black: this.due("black") };
  }

  /** @param {string} words @param {string} [lang] */
  say(words, lang = locale) {
    // A move and the press after it come at once: what is said is added, so that nothing is lost.
    this.place.append(el("p", { lang }, words));
    while (this.place.childElementCount > KEPT) this.place.firstElementChild?.remove();
    if (!this.match.game.aloud || !("speechSynthesis" in globalThis)) return;
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = lang;
    speechSynthesis.speak(utterance);
  }

  /** What has happened. @param {import("/web/lib/hall.js").HeadlineText[]} headlines */
  tell(headlines) {
    const { last, view } = this.match.shown;
    const words = [];
    const moved = view.plies > this.plies && last;
    // D.2.1: the words of the Laws are German, whatever the language of the players.
    if (moved && settings.speech === "laws") this.say(last.announced, "de");
    else if (moved) words.push(text("web-says", { side: last.by, words: last.spoken }));
    this.plies = view.plies;
    for (const { routine, says } of headlines) if (!routine) words.push(says);
    if (words.length > 0) this.say(words.join(" "));
    if (view.score && headlines.length > 0) play("over");
    else if (moved) play("move");
    else if (words.length > 0) play("ruling");
  }

  /** Both times, on request: first that of the player whose clock runs. */
  tellTimes() {
    /** @type {Side[]} */
    const sides = this.match.running() === "black" ? ["black", "white"] : ["white", "black"];
    const told = sides.map((side) =>
      text("web-clock-shows", {
        who: text(side === "white" ? "web-white" : "web-black"),
        time: timeInWords(this.match.reading(side).main),
      }),
    );
    this.say(`${told.join(". ")}.`);
  }

  /** @param {Side} side */
  due(side) {
    return CUES.filter((limit) => timeLeft(this.match.reading(side)) <= limit).at(-1) ?? Infinity;
  }

  tick() {
    const side = this.match.running();
    if (!side) return;
    const due = this.due(side);
    if (due < this.cued[side]) {
      play("low");
      const who = text(side === "white" ? "web-white" : "web-black");
      this.say(text("web-clock-shows", { who, time: timeInWords(due) }));
    }
    this.cued[side] = due;
  }
}
