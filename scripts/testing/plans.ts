/** `lanes` hold names of suites, `args` what goes to the program of each suite. */
export type Choice = {
  lanes: string[][];
  args: Record<string, string[]>;
  isCleanBuild: boolean;
  /** After so many minutes the run is ended, whatever is wrong. */
  mostMinutes: number;
  /** Says what `--since` left out, and why. */
  leftOut?: string;
};

/**
 * The suites of a command, in lanes that run in parallel, one per core. Two suites that need the same
 * server for themselves share a lane.
 */
export const plans: Record<string, string[][]> = {
  check: [
    ["types", "boundaries"],
    ["unit", "format"],
  ],
  test: [["types", "format", "boundaries", "unit", "slow", "domain", "api"], ["e2e"]],
  deep: [
    ["containers", "pooler", "next-start", "failover", "uploads", "own-shop"],
    ["fuzz", "attacks", "contention", "instances", "full-browser", "books", "plans", "faults"],
  ],
};

/** Runs before the lanes: what its tests see under load depends on nothing else using the cores. */
export const RUNS_ALONE = ["containers"];

/** Leaves out suites, and lanes that have none then. */
export const keepSuites = (lanes: string[][], isKept: (suite: string) => boolean): string[][] =>
  lanes.map((lane) => lane.filter(isKept)).filter((lane) => lane.length > 0);

/** Deep suites that CI leaves out where nothing that they cover has changed lately. */
export const RARE_SUITES = ["fuzz", "containers", "pooler", "failover", "faults"];

/**
 * In minutes. `npm test` takes about fourteen on two quick cores; CI has ninety for both and what they install, and
 * gives the deep suites what `npm test` has left (`TEST_MINUTES`).
 */
export const MOST_MINUTES = { test: 47, deep: 60 };
