// Read by whatever Node a person has, however old: only syntax and modules of Node 12 here.

/** What the first start needs; the shop itself runs on the Node that npm installs with it. */
export const OLDEST_NODE = 20;

/**
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} what is wrong with it, as one sentence
 */
export function nodeFault(version) {
  if (Number(version.split(".")[0]) >= OLDEST_NODE) return undefined;
  return (
    "Sekar Batik needs Node " +
    OLDEST_NODE +
    " or newer to start, and this is Node " +
    version +
    ": install a newer one from https://nodejs.org."
  );
}
