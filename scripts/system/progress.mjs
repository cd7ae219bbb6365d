/** @template T @param {string} title as in "Building" @param {() => Promise<T>} work @returns {Promise<T>} */
export async function step(title, work) {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`${title}: ${seconds(started)}`);
  return result;
}

export const seconds = (/** @type {number} */ started) =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`;
