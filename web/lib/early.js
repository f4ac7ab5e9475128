// Runs before the first paint, so that a chosen appearance does not flash and the layout does not shift.
(() => {
  const root = document.documentElement;
  // The address says who sits here, and so how much room a player's buttons will need.
  const address = new URLSearchParams(location.search);
  root.dataset.as = address.has("two") ? "two" : (address.get("as") ?? "");
  try {
    const kept = JSON.parse(localStorage.getItem("jadoube") ?? "{}");
    for (const name of ["theme", "size", "motion", "board"]) {
      if (kept[name]) root.dataset[name] = kept[name];
    }
  } catch {
    // Without storage the system defaults apply.
  }
})();
