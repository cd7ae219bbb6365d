/** `lanes` hold names of suites, `args` what goes to the program of each suite. */
export type Choice = { lanes: string[][]; args: Record<string, string[]>; isCleanBuild: boolean };

/**
 * The suites of a command, in lanes that run in parallel, one per core. Two suites that need the same
 * server for themselves share a lane.
 */
export const plans: Record<string, string[][]> = {
  check: [["types"], ["format", "boundaries", "unit"]],
  test: [["types", "format", "boundaries", "unit", "domain", "api"], ["e2e"]],
  deep: [
    ["containers"],
    ["fuzz", "attacks", "books", "plans", "contention", "instances", "uploads"],
  ],
};
