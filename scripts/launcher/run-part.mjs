/**
 * Runs a file of scripts/commands.
 * @param {string} part
 * @param {string[]} args
 * @returns {Promise<number | void>} its exit code, nothing for 0
 */
export async function runPart(part, args) {
  const { main } = await import(`../commands/${part}.mjs`);
  return main(args);
}
