// The last checkpoint of the hall, to print or to save: it shows later whether a log was changed.

import { toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { makeCheckpoint, readCheckpoint } from "/web/pages/competitions/hall.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Checkpoint} Checkpoint */

/** @param {Checkpoint | null} found */
function show(found) {
  const make = el("button", { type: "button", onclick: () => load(makeCheckpoint) }, text("web-checkpoint-make"));
  const facts = found && [
    [text("web-checkpoint-made"), new Date(found.at).toLocaleString(document.documentElement.lang)],
    [text("web-checkpoint-logs"), String(found.logs)],
    [text("web-checkpoint-root"), found.root],
    [text("web-checkpoint-key"), found.key],
    [text("web-checkpoint-signature"), found.signature],
    [text("web-checkpoint-verify"), `jadoube verify --checkpoint ${found.file}`],
  ];
  by("handouts").replaceChildren(
    el(
      "article",
      { class: "handout" },
      found
        ? el("img", {
            alt: found.short,
            width: 260,
            height: 260,
            src: `data:image/svg+xml;utf8,${encodeURIComponent(found.qr)}`,
          })
        : null,
      el(
        "div",
        {},
        el("h2", {}, text("web-checkpoint")),
        found?.name && found.round !== undefined
          ? el("strong", {}, text("web-checkpoint-after", { name: found.name, round: found.round }))
          : null,
        el("p", { class: "small" }, text(found ? "web-checkpoint-words" : "web-checkpoint-none")),
        found && facts
          ? el(
              "dl",
              { class: "small wrap" },
              ...facts.flatMap(([what, value]) => [el("dt", {}, what), el("dd", {}, value)]),
            )
          : null,
        el(
          "div",
          { class: "row no-print" },
          found
            ? el(
                "a",
                {
                  class: "button",
                  download: found.file,
                  href: `data:text/plain;charset=utf-8,${encodeURIComponent(found.text)}`,
                },
                text("web-checkpoint-file"),
              )
            : null,
          make,
        ),
      ),
    ),
  );
  by("print-these").hidden = !found;
  by("handouts").scrollIntoView();
}

/** @param {() => Promise<Checkpoint | null>} ask */
async function load(ask) {
  try {
    show(await ask());
  } catch (error) {
    toast(messageOf(error));
  }
}

/** Shows the last checkpoint of this competition. */
export const showCheckpoint = () => load(readCheckpoint);
