// The sessions of an arbiter: every browser and device, with a button to end each.

import "/web/lib/page.js";
import { get, post, remove } from "/web/lib/api.js";
import { arbitrates, loginCard, me } from "/web/lib/arbiter.js";
import { confirm, toast } from "/web/lib/dialog.js";
import { by, el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { passwordCard, staffCard } from "/web/pages/sessions/staff.js";

/** @typedef {import("/web/lib/hall.js").SessionLine} SessionLine */

/** A time of day in the local format. @param {number} seconds since 1970 */
const when = (seconds) =>
  new Date(seconds * 1_000).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

/** Does something and updates the list. @param {() => Promise<unknown>} work @param {string} said */
async function then(work, said) {
  try {
    await work();
    await show();
    toast(said);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

async function logOut() {
  if (!(await confirm(text("web-sessions-log-out"), text("web-sessions-log-out")))) return;
  try {
    await post("/api/v1/logout", {});
    location.assign("/console");
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/** @param {SessionLine} line */
function card(line) {
  const end = async () => {
    const words = text("web-sessions-end-words");
    if (await confirm(text("web-sessions-end"), text("web-sessions-end"), { words, danger: true }))
      then(() => remove(`/api/v1/sessions/${line.session}`), text("web-sessions-ended"));
  };
  return el(
    "article",
    { class: "card", "data-session": line.session },
    el("h2", { class: "small", translate: "no" }, line.agent || "–"),
    line.current ? el("p", {}, el("span", { class: "mark good" }, text("web-sessions-current"))) : null,
    line.arbiter ? null : el("p", {}, text("web-sessions-shared")),
    el("p", { class: "faint small" }, text("web-sessions-times", { since: when(line.since), until: when(line.until) })),
    line.current
      ? el("button", { type: "button", onclick: logOut }, text("web-sessions-log-out"))
      : el("button", { type: "button", class: "danger", onclick: end }, text("web-sessions-end")),
  );
}

async function show() {
  /** @type {SessionLine[]} */
  const lines = await get("/api/v1/sessions");
  lines.sort((one, other) => Number(other.current) - Number(one.current) || other.since - one.since);
  const others = lines.filter((line) => !line.current);
  const endOthers = async () => {
    const words = text("web-sessions-end-others-words", { count: others.length });
    if (await confirm(text("web-sessions-end-others"), text("web-sessions-end-others"), { words, danger: true }))
      then(() => remove("/api/v1/sessions"), text("web-sessions-ended"));
  };
  by("sessions").replaceChildren(
    ...lines.map(card),
    others.length > 0
      ? el(
          "p",
          {},
          el(
            "button",
            { type: "button", id: "end-others", class: "danger", onclick: endOthers },
            text("web-sessions-end-others"),
          ),
        )
      : el("p", { id: "alone", class: "faint" }, text("web-sessions-alone")),
  );
}

async function start() {
  const who = await me();
  if (!arbitrates(who)) {
    by("sessions").replaceChildren(loginCard(() => location.reload()));
    return;
  }
  await show();
  // Somebody with a link has no account.
  if (who.arbiter) by("account").replaceChildren(await staffCard(), passwordCard());
}

start();
