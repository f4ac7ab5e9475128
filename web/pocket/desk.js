// The ruling desk of the pocket: the same as in the hall, with a history on this device.

import { el } from "/web/lib/dom.js";
import { text } from "/web/lib/texts.js";
import { Desk } from "/web/lib/desk/desk.js";
import { desk, enterAgain, entered, inquiry } from "/web/lib/desk/state.js";
import { askAbout } from "/web/pocket/about-entry.js";
import { entries, keepEntry, lastHeading, newId } from "/web/pocket/entries.js";
import { showGuide } from "/web/pocket/guide.js";
import { showHistory } from "/web/pocket/history.js";

/** The entry that is shown again, until another incident is chosen. @type {string | null} */
let shown = null;

/** @param {HTMLElement} main @param {string[]} rest @returns {Promise<() => void>} */
export async function showDesk(main, [name, id]) {
  main.replaceChildren();
  main.classList.add("desk");
  const leave = () => main.classList.remove("desk");
  if (name === "words") {
    await showGuide(main);
    return leave;
  }
  if (name === "history") {
    showHistory(main);
    return leave;
  }
  const ruling = new Desk({
    pick: (incident) => {
      location.hash = `#/desk/${incident.id}`;
    },
    leave: () => {
      location.hash = "#/desk";
    },
    actions: (answer, minutes) => [
      el(
        "button",
        { type: "button", class: "main", onclick: () => keepAnswer(answer, minutes()) },
        text("web-pocket-keep"),
      ),
    ],
  });
  const history = el(
    "p",
    { class: "row tools" },
    el("a", { class: "button", href: "#/desk/words" }, text("web-pocket-guide")),
    el("a", { class: "button", href: "#/desk/history" }, text("web-pocket-history", { count: entries().length })),
  );
  main.append(el("h1", { class: "unseen" }, text("web-nav-desk")), history);
  await ruling.open(main);
  const again = name === "entry" ? entries().find((entry) => entry.id === id) : undefined;
  const incident = ruling.incident(again?.inquiry.incident ?? name ?? "");
  shown = again?.id ?? null;
  if (!incident) ruling.back();
  else {
    if (again) enterAgain(incident, again.inquiry);
    // The focus needs the layout of the page, so it waits for the ruling, which the engine has at once.
    await (again ? ruling.show() : ruling.begin(incident));
    ruling.focus();
  }
  return () => {
    ruling.close();
    leave();
  };
}

/** @param {import("/web/lib/hall.js").DeskAnswer} answer @param {string} minutes */
async function keepAnswer(answer, minutes) {
  const known = entries().find((entry) => entry.id === shown);
  const asked = inquiry();
  const about = await askAbout(known ?? { note: "", heading: lastHeading() });
  if (!about || !entered.incident) return;
  keepEntry({
    id: known?.id ?? newId(),
    at: known?.at ?? Date.now(),
    inquiry: asked,
    incident: entered.incident.text,
    says: answer.headline?.says ?? "",
    minutes,
    case: answer.case,
    ...about,
  });
  desk.answered = null;
  location.hash = "#/desk/history";
}
