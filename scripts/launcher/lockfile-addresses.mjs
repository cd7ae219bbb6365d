/**
 * Adds the address of each package to a lock file. npm looks up a missing address, which takes as
 * long as unpacking the package.
 * @param {string} lockfile the text of a package-lock.json
 * @param {string} registry its address
 * @returns {string}
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
