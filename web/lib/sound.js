// Short synthesized sounds: wood on wood, the clock, a bell for the arbiter. And a short vibration if the device can.

import { settings } from "/web/lib/settings.js";

/** @type {AudioContext | null} */
let context = null;

/**
 * @param {number} frequency
 * @param {number} seconds
 * @param {OscillatorType} shape
 * @param {number} loud
 * @param {number} [later]
 */
function tone(frequency, seconds, shape, loud, later = 0) {
  if (!context) return;
  const at = context.currentTime + later;
  const [voice, volume] = [context.createOscillator(), context.createGain()];
  voice.type = shape;
  voice.frequency.setValueAtTime(frequency, at);
  voice.frequency.exponentialRampToValueAtTime(frequency * 0.6, at + seconds);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

/** @typedef {"move" | "press" | "ruling" | "low" | "over"} Sound */

/** @param {Sound} sound */
export function play(sound) {
  if (settings.sound !== "on") return;
  // Browsers allow neither sound nor vibration before the user has touched the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (sound === "move") tone(230, 0.07, "triangle", 0.35);
  if (sound === "press") {
    tone(900, 0.03, "square", 0.06);
    tone(500, 0.04, "square", 0.05, 0.03);
  }
  if (sound === "ruling") {
    tone(660, 0.25, "sine", 0.16);
    tone(880, 0.3, "sine", 0.12, 0.12);
  }
  if (sound === "low") {
    tone(440, 0.12, "sine", 0.2);
    tone(440, 0.12, "sine", 0.2, 0.2);
  }
  if (sound === "over") {
    tone(523, 0.3, "sine", 0.16);
    tone(392, 0.5, "sine", 0.16, 0.22);
  }
  if (sound === "ruling" || sound === "low") navigator.vibrate?.(sound === "low" ? [60, 60, 60] : 80);
}
