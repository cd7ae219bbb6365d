/**
 * Runs one step of a longer work and says how long it took.
 * @template T
 * @param {string} title as in "Building"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: ${seconds(started)}`);
  return result;
}

/** @param {number} started by performance.now() @returns {string} */
export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
