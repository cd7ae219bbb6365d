/** Runs a file of scripts/commands. @param {string} file @param {string[]} args @returns {Promise<number | void>} its exit code */
export async function runCommandFile(file, args) {
  const { main } = await import(`../commands/${file}`);
  return main(args);
}
