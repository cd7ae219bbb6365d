// An old Node may parse this file: use only the syntax of Node 12.

/** The oldest Node that can install. The shop then runs on the Node of its packages. */
const OLDEST_NODE = 20;

/** @param {string} version @returns {string | undefined} an error message */
export function nodeVersionError(version) {
  if (Number(version.split(".")[0]) >= OLDEST_NODE) return undefined;
  return (
    "Sekar Batik needs Node " +
    OLDEST_NODE +
    " or newer to start, and this is Node " +
    version +
    ": install a newer one from https://nodejs.org."
  );
}
