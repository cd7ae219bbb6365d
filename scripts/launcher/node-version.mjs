// Read by whatever Node a person has, however old: only syntax and modules of Node 12 here.

/** The first release of each line whose `util.parseEnv` reads comments and empty values right. */
const OLDEST = { 20: 17, 22: 9 };
const NEWER_LINES = 23;

/**
 * Returns what is wrong with a Node as one sentence. The shop itself runs on the Node that npm installs.
 * @param {string} version as in process.versions.node @returns {string | undefined}
 */
export function nodeFault(version) {
  const [line = 0, release = 0] = version.split(".").map(Number);
  const oldest = Object(OLDEST)[line];
  if (line >= NEWER_LINES || release >= oldest) return undefined;
  return (
    "Sekar Batik needs Node 20.17, Node 22.9 or newer to start, and this is Node " +
    version +
    ": install a newer one from https://nodejs.org."
  );
}
