// Runs before the first paint, so that a chosen appearance does not flash up late.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("jadoube") ?? "{}");
    for (const name of ["theme", "size", "motion", "board"]) {
      if (kept[name]) root.dataset[name] = kept[name];
    }
  } catch {
    // Without storage everything is as the system has it.
  }
})();
