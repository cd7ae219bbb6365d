/** The suite of each folder. The first match counts. */
const FOLDERS = Object.entries({
  "tests/domain/": "domain",
  "tests/plans/": "plans",
  "tests/api/attacks/": "attacks",
  "tests/api/fuzz/": "fuzz",
  "tests/api/contention/": "contention",
  "tests/api/instances/": "instances",
  "tests/api/uploads/": "uploads",
  "tests/api/": "api",
  "tests/e2e/own-shop/": "own-shop",
  "tests/e2e/": "e2e",
  "tests/containers/": "containers",
  "tests/failover/": "failover",
  "tests/faults/": "faults",
  "": "unit",
});

export const isTestFile = (file: string) => /\.(test|spec)\.(tsx?|mjs)(:\d+)?$/.test(file);

/** Returns the suite of a test file. Playwright's may end in `:line`. */
export function suiteOfFile(file: string) {
  if (!isTestFile(file)) return undefined;
  if (file.includes(".slow.test.")) return "slow";
  return FOLDERS.find(([folder]) => file.startsWith(folder))?.[1];
}
