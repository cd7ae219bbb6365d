const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * @returns {Promise<string>} the name of the signal that asks this process to end
 */
export function untilStopped() {
  return new Promise((resolve) => {
    // Node would end with its last open handle, and a promise isn't one.
    const alive = setInterval(() => {}, 60_000);
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        clearInterval(alive);
        resolve(signal);
      });
    }
  });
}
