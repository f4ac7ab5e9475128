// Runs before the first paint, so that a chosen appearance does not flash up late and nothing has to make room.
(() => {
  const root = document.documentElement;
  // Who sits here is in the address, and so is the room that a player's buttons will take.
  const address = new URLSearchParams(location.search);
  root.dataset.as = address.has("two") ? "two" : (address.get("as") ?? "");
  try {
    const kept = JSON.parse(localStorage.getItem("jadoube") ?? "{}");
    for (const name of ["theme", "size", "motion", "board"]) {
      if (kept[name]) root.dataset[name] = kept[name];
    }
  } catch {
    // Without storage everything is as the system has it.
  }
})();
