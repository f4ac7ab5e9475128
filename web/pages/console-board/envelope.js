// The envelope of an adjourned game: checking what is written on it, and opening it.

import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { openEnvelope } from "/web/pages/console-board/hall.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */

export const checkEnvelope = async (/** @type {OpenBoard} */ open) => {
  const fields = {
    date: el("input", { type: "date" }),
    time: el("input", { type: "time" }),
    place: el("input", { autocomplete: "off" }),
  };
  const content = el(
    "div",
    {},
    el("p", {}, text("web-console-resumption")),
    el("label", {}, text("web-console-date"), fields.date),
    el("label", {}, text("web-console-hour"), fields.time),
    el("label", {}, text("web-comp-site"), fields.place),
  );
  const answer = await ask({
    title: text("web-console-check-envelope"),
    content,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-console-check-envelope"), kind: "main" },
    ],
  });
  if (answer !== "yes" || !open.watch?.envelope) return;
  open.act({
    adjourned: {
      checks_envelope: {
        ...open.watch.envelope,
        names: { white: open.name("white"), black: open.name("black") },
        resumption: { date: fields.date.value, time: fields.time.value, place: fields.place.value },
      },
    },
  });
};

export const openSealed = async (/** @type {OpenBoard} */ open) => {
  // Nobody can tell what follows: the move is secret until then.
  const title = text("web-console-open-envelope");
  if (!(await confirm(title, title, { words: text("web-console-open-envelope-words") }))) return;
  try {
    await openEnvelope(open.game, open.watch?.adjourned?.envelope);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
};
