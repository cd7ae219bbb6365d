/**
 * Runs a file of scripts/commands. Resolves with its exit code, where undefined means 0.
 * @param {string} file @param {string[]} args @returns {Promise<number | void>}
 */
export async function runCommandFile(file, args) {
  const { main } = await import(`../commands/${file}`);
  return main(args);
}
