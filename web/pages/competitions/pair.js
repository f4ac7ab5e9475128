// Pairing a round, by hand or from a file.

import { toast } from "/web/lib/dialog.js";
import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { pair, understand } from "/web/pages/competitions/hall.js";
import { meansNew, pairingsField, PAUSE, wrong } from "/web/pages/competitions/pairings.js";
import { messageOf } from "/web/pages/competitions/state.js";

/** @typedef {import("/web/pages/competitions/types.js").Overview} Overview */

/** @param {Overview} overview @param {() => Promise<void>} reload */
export function pairForm(overview, reload) {
  const trouble = el("p", { class: "trouble", role: "alert" });
  const { lines, content, read, point } = pairingsField("", text("web-comp-pairings"));
  const pick = el("input", { type: "file", accept: ".csv,.trf,.trfx,.txt,text/csv,text/plain" });

  const send = async (/** @type {import("/web/lib/hall.js").Pairings} */ pairings) => {
    const { round } = await pair(pairings);
    toast(text("web-comp-paired", { round }));
    await reload();
  };
  const pairTyped = async () => {
    const found = await read();
    const fault = found?.lines.find((line) => "fault" in line);
    if (fault) {
      trouble.textContent = wrong(fault.line, fault.fault);
      return point(fault.line);
    }
    if (found?.lines.length === 0) return lines.focus();
    if (found && (await meansNew(found))) await send({ typed: lines.value });
  };
  const trying = async (/** @type {() => Promise<void>} */ does) => {
    trouble.textContent = "";
    await does().catch((error) => {
      trouble.textContent = messageOf(error);
    });
  };

  let timer = 0;
  lines.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        trying(async () => {
          await read();
        }),
      PAUSE,
    );
  });
  pick.addEventListener("change", () =>
    trying(async () => {
      const file = pick.files?.[0];
      if (!file) return;
      const words = await file.text();
      const isReport = /\.trfx?$/i.test(file.name) || /^(012|001|XXR)\b/m.test(words);
      if (isReport) {
        if (await meansNew(await understand({ trf: words }))) await send({ trf: words });
        return;
      }
      // The answer of a pairing program: the number of pairs, then two starting ranks a line.
      if (/^\s*\d+\s*[\r\n]+\s*\d+ +\d+\s*(?:[\r\n]|$)/.test(words)) return send({ pairs: words });
      lines.value = words;
      await pairTyped();
    }),
  );
  const form = el(
    "form",
    { class: "card" },
    el("h2", {}, text("web-comp-pair", { round: overview.rounds.length + 1 })),
    el("p", { class: "faint small" }, text("web-comp-pair-lead")),
    content,
    el(
      "div",
      { class: "row" },
      el("button", { class: "main" }, text("web-comp-pair-yes")),
      el("label", { class: "file" }, text("web-comp-file"), pick),
    ),
    trouble,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    trying(pairTyped);
  });
  return form;
}
