/**
 * Adds to each package of a lock file the address at which registries keep it. npm looks up an
 * address that is missing, which takes it as long as unpacking the package.
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
