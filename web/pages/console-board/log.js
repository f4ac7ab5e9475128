// The log as the arbiter reads it, the newest first.

import { el } from "/web/lib/dom.js";
import { isRoutine, linked } from "/web/lib/rulings.js";
import { text } from "/web/lib/texts.js";
import { lines } from "/web/pages/console-board/lines.js";
import { button } from "/web/pages/console-board/parts.js";
import { gameTime, timeOfDay } from "/web/pages/console-board/words.js";

/** @typedef {import("/web/pages/console-board/state.js").OpenBoard} OpenBoard */

/** @param {OpenBoard} open */
export function logOf(open) {
  const log = el("ol", { class: "log", tabindex: 0, "aria-label": text("web-console-log") });
  const all = el("input", { type: "checkbox", onchange: () => draw() });

  function draw() {
    const shown = lines(open, all.checked).toReversed();
    log.replaceChildren(
      ...shown.map((line) =>
        el(
          "li",
          { class: line.struck ? "struck" : "" },
          el(
            "time",
            {
              class: "figures faint",
              title: line.game === null ? "" : text("web-console-log-at", { time: gameTime(line.game) }),
            },
            line.at > 0 ? timeOfDay(line.at) : gameTime(line.game ?? 0),
          ),
          el(
            "div",
            {},
            ...line.what.map((words) => el("span", { class: "what" }, line.struck ? el("s", {}, words) : words)),
            ...line.rulings.map((ruling) =>
              el(
                "p",
                { class: isRoutine(ruling) ? "ruling routine" : "ruling" },
                ...(line.struck ? [el("s", {}, ...linked(ruling))] : linked(ruling)),
              ),
            ),
            line.signed ? el("p", { class: "small faint signed" }, line.signed) : null,
            line.struck ? el("p", { class: "small by" }, line.struck) : null,
            line.notice
              ? el("a", { class: "small notice", href: line.notice, target: "_blank" }, text("web-console-notice"))
              : null,
          ),
          line.strike ? button("✕", line.strike, "quiet icon small") : null,
        ),
      ),
    );
    if (shown.length === 0) log.append(el("li", { class: "faint" }, el("span"), text("web-console-log-none")));
    for (const strikeButton of log.querySelectorAll("button"))
      strikeButton.setAttribute("aria-label", text("web-console-strike"));
  }

  const choice = el("label", { class: "check small" }, all, text("web-console-log-all"));
  return { place: log, choice, draw };
}
