// The arbiter's pocket: the Laws, the ruling desk, a chess clock and a board. The address behind # says what is shown.

import "/web/pocket/start.js";
import { el } from "/web/lib/dom.js";
import { locale, text } from "/web/lib/texts.js";
import { openSettings } from "/web/pocket/settings.js";
import { keep, recall } from "/web/pocket/kept.js";
import { showBoard } from "/web/pocket/board.js";
import { showClock } from "/web/pocket/clock.js";
import { showDesk } from "/web/pocket/desk.js";
import { showLaws } from "/web/pocket/laws.js";
import { showPrivacy } from "/web/pocket/privacy.js";

/** The parts, each with its link and what shows it. */
const PARTS = [
  { name: "laws", label: text("web-nav-laws"), show: showLaws },
  { name: "desk", label: text("web-nav-desk"), show: showDesk },
  { name: "clock", label: text("web-pocket-clock"), show: showClock },
  { name: "board", label: text("web-board"), show: showBoard },
  { name: "privacy", label: text("web-pocket-privacy"), show: showPrivacy },
];

let main = /** @type {HTMLElement} */ (document.getElementById("main"));
const bar = /** @type {HTMLElement} */ (document.getElementById("bar"));

bar.append(
  el("a", { class: "skip", href: "#main" }, text("web-skip")),
  el(
    "nav",
    { "aria-label": text("web-nav") },
    ...PARTS.map(({ name, label }) => el("a", { href: `#/${name}`, "data-part": name }, label)),
  ),
  el(
    "button",
    { type: "button", class: "quiet settings", onclick: openSettings, "aria-label": text("web-settings") },
    el("span", { class: "sign", "aria-hidden": "true" }, "⚙"),
    el("span", { class: "label" }, text("web-settings")),
  ),
);
document.title = `${text("web-pocket-title")} · Jadoube`;

/** What ends the part that is shown. @type {(() => void) | void} */
let leave;

async function follow() {
  // The skip link only moves the focus.
  if (location.hash === "#main") return;
  const [, name, ...rest] = location.hash.split("/");
  const part = PARTS.find((known) => known.name === name) ?? PARTS[0];
  for (const link of bar.querySelectorAll("nav a")) {
    const here = link.getAttribute("data-part") === part.name;
    if (here) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.body.dataset.part = part.name;
  leave?.();
  leave = undefined;
  // A place of its own for each part: what comes late, after the reader has gone elsewhere, is not seen.
  const place = /** @type {HTMLElement} */ (main.cloneNode());
  main.replaceWith(place);
  main = place;
  place.setAttribute("aria-busy", "true");
  try {
    const ended = await part.show(place, rest.map(decodeURIComponent));
    if (place !== main) return void ended?.();
    leave = ended;
    keep("part", location.hash || `#/${part.name}`);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    place.replaceChildren(el("p", { class: "card trouble", role: "alert" }, words));
  }
  place.setAttribute("aria-busy", "false");
}

addEventListener("hashchange", follow);
if (!location.hash) history.replaceState(null, "", recall("part") ?? "#/laws");
document.documentElement.lang = locale;
await follow();

// An installed site works without a network from now on. A file is there anyway.
if (location.protocol === "https:" || location.hostname === "localhost" || location.hostname === "127.0.0.1")
  if (document.querySelector('link[rel="manifest"]')) navigator.serviceWorker?.register("worker.js").catch(() => {});
