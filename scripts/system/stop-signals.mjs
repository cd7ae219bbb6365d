const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** npm repeats the terminal's signal: a second one within this time is the same. */
const SAME_MS = 1_000;

/** @param {{ first: () => void, again: () => void }} handlers */
export function onStopSignal({ first, again }) {
  let at = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (at === 0) {
        at = now;
        first();
      } else if (now - at > SAME_MS) again();
    });
  }
}

/** Resolves when somebody asks this process to end. @returns {Promise<void>} */
export function untilStopped() {
  return new Promise((resolve) => {
    // Node would end with its last open handle, and a promise isn't one.
    const alive = setInterval(() => {}, 60_000);
    onStopSignal({
      first: () => {
        clearInterval(alive);
        resolve();
      },
      again: () => process.exit(1),
    });
  });
}
