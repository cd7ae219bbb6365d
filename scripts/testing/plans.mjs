/**
 * Suites that one command runs. A plan's lanes run side by side; within a lane one suite follows
 * the other, so that two cores are busy and no server is asked for by two suites that need it alone.
 * @type {Record<string, string[][]>}
 */
export const plans = {
  check: [["types"], ["format", "boundaries", "unit"]],
  test: [["types", "format", "boundaries", "unit", "domain", "api"], ["e2e"]],
  deep: [["containers"], ["fuzz", "books", "contention", "instances", "uploads"]],
};
