/** Adds `resolved` URLs to a lock file's text. @param {string} lockfile @param {string} registry its URL */
export function withAddresses(lockfile, registry) {
  const lock = JSON.parse(lockfile);
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === "" || locked.resolved || locked.link) continue;
    const name = locked.name ?? path.slice(path.lastIndexOf("node_modules/") + 13);
    const file = `${name.split("/").at(-1)}-${locked.version}.tgz`;
    // npm's look-up of a missing URL takes as long as unpacking the package.
    locked.resolved = `${registry.replace(/\/?$/, "/")}${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}
