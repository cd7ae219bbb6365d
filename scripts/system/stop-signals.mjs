const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** npm hands on the signal that the terminal has already sent us: within this time it is the same. */
const SAME_MS = 1_000;

/**
 * @param {{ first: () => void, again: () => void }} handlers `again` is a person who can't wait
 */
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

/** @returns {Promise<void>} resolves when somebody asks this process to end */
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
