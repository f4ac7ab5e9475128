// A screen that goes dark between two moves helps nobody.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

/** Keeps the screen on while somebody plays, where the browser can. @param {boolean} awake */
export async function keepAwake(awake) {
  if (awake === wanted) return;
  wanted = awake;
  await hold();
}

async function hold() {
  if (wanted && !lock && !document.hidden && "wakeLock" in navigator) {
    // Browsers refuse it on a low battery, and over plain HTTP.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    lock?.addEventListener("release", () => {
      lock = null;
    });
  } else if (!wanted) {
    await lock?.release();
  }
}

document.addEventListener("visibilitychange", hold);
