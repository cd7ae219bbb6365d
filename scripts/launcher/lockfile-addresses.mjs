/**
 * Adds `resolved` URLs to the text of a lock file: npm's look-up of a missing one takes as long as
 * unpacking the package.
 * @param {string} lockfile @param {string} registry its URL
 */
export function withAddresses(lockfile, registry) {
  const lock = JSON.parse(lockfile);
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === "" || locked.resolved || locked.link) continue;
    const name = locked.name ?? path.slice(path.lastIndexOf("node_modules/") + 13);
    const file = `${name.split("/").at(-1)}-${locked.version}.tgz`;
    locked.resolved = `${registry.replace(/\/?$/, "/")}${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}
