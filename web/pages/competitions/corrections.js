// Corrects names and pairings.

import { ask, confirm, toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { putRight } from "/web/pages/competitions/hall.js";
import { pairingsField, PAUSE, wrong } from "/web/pages/competitions/pairings.js";
import { messageOf, written } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */
/** @typedef {import("/web/pages/competitions/types.js").Understood} Understood */

/**
 * Makes a correction, and updates the page.
 * @param {import("/web/pages/competitions/types.js").Correction} correction
 * @param {() => Promise<void>} reload
 * @param {string} [done]
 */
async function correct(correction, reload, done) {
  await putRight(correction);
  await reload();
  if (done) toast(done);
}

/**
 * @param {string} title
 * @param {string} was
 * @param {(name: string) => import("/web/pages/competitions/types.js").Correction} correction
 * @param {() => Promise<void>} reload
 */
export async function rename(title, was, correction, reload) {
  const name = el("input", { value: was, required: true, maxlength: 200, autocomplete: "off" });
  // A refused input stays visible, with the reason.
  const check = async () => {
    if (name.value.trim() === "" || name.value.trim() === was) return "";
    return correct(correction(name.value.trim()), reload).then(() => "", messageOf);
  };
  await ask({
    title,
    content: el("label", {}, text("web-comp-right-name"), name),
    check,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-comp-correct-yes"), kind: "main" },
    ],
  });
}

/** @param {Overview} overview @param {number} round @param {() => Promise<void>} reload */
export async function correctRound(overview, round, reload) {
  const { lines, content, read, point } = pairingsField(written(overview, round), text("web-comp-pairings"));
  let timer = 0;
  /** @type {Understood | null} */
  let found = await read().catch(() => null);
  lines.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      found = (await read().catch(() => null)) ?? found;
    }, PAUSE);
  });
  const check = () => {
    const fault = found?.lines.find((line) => "fault" in line);
    // A refused text stays as it was typed, with the reason.
    if (!fault)
      return correct({ round: { round, typed: lines.value } }, reload, text("web-comp-corrected", { round })).then(
        () => "",
        messageOf,
      );
    point(fault.line);
    return wrong(fault.line, fault.fault);
  };
  await ask({
    title: text("web-comp-correct", { round }),
    words: text("web-comp-correct-words"),
    content,
    check,
    large: true,
    answers: [
      { value: "", label: text("web-cancel") },
      { value: "yes", label: text("web-comp-correct-yes"), kind: "main" },
    ],
  });
}

/** @param {number} round @param {() => Promise<void>} reload */
export async function unpair(round, reload) {
  if (
    !(await confirm(text("web-comp-unpair", { round }), text("web-comp-unpair-yes"), {
      words: text("web-comp-unpair-words"),
      danger: true,
    }))
  )
    return;
  await correct({ unpaired: { round } }, reload).catch((error) => toast(messageOf(error)));
}
