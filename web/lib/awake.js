// Keeps the screen from going dark between two moves.

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;

/** Keeps the screen on while somebody plays, if the browser can. @param {boolean} awake */
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
