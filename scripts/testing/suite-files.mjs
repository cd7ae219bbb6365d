/** The suite of the test files in a folder, the narrower folder first. */
const FOLDERS = Object.entries({
  "tests/domain/": "domain",
  "tests/api/fuzz/": "fuzz",
  "tests/api/contention/": "contention",
  "tests/api/instances/": "instances",
  "tests/api/uploads/": "uploads",
  "tests/api/": "api",
  "tests/e2e/": "e2e",
  "tests/containers/": "containers",
  "": "unit",
});

/** @param {string} file */
export const isTestFile = (file) => /\.(test|spec)\.(tsx?|mjs)(:\d+)?$/.test(file);

/**
 * Returns the suite that runs a test file, undefined for any other word.
 * @param {string} file a path in the project; Playwright's may end in `:line`
 */
export function suiteOfFile(file) {
  if (!isTestFile(file)) return undefined;
  return FOLDERS.find(([folder]) => file.startsWith(folder))?.[1];
}
