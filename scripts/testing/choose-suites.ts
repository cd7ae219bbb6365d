import { Failure } from "../system/failure.mjs";
import { covers, suitesOfChange } from "./changed-suites.ts";
import { type Choice, keepSuites, MOST_MINUTES, plans, RARE_SUITES } from "./plans.ts";
import { suiteOfFile } from "./suite-files.ts";

/**
 * Reads the words after `npm test --`: a plan (`deep`), suites (`domain api`) or test files. Words
 * after one suite go to its program (`e2e --trace on`). Throws a Failure for an unknown word.
 * `--changed [commit]` chooses by what changed since that commit, or since HEAD. `--since <commit>`
 * leaves out the rare suites (`RARE_SUITES`) of a plan if nothing that they cover has changed.
 */
export function chooseSuites(
  words: string[],
  suites: Record<string, unknown>,
  listChangedFiles: (since: string) => string[],
): Choice {
  const isCleanBuild = words.includes("--build");
  const rest = words.filter((word) => word !== "--build");
  const [first = "test", second, third] = rest;
  const common = { isCleanBuild, mostMinutes: MOST_MINUTES.test };
  if (first === "--changed") {
    const since = second ?? "HEAD";
    return { ...common, ...suitesOfChange(listChangedFiles(since), since) };
  }
  const plan = rest.length <= 1 || second === "--since" ? plans[first] : undefined;
  if (plan) {
    const mostMinutes = first === "deep" ? MOST_MINUTES.deep : MOST_MINUTES.test;
    const chosen = { ...common, mostMinutes, lanes: plan, args: {} };
    return third ? leaveOutRareSuites(chosen, third, listChangedFiles) : chosen;
  }

  const names = rest.slice(0, countLeadingSuites(rest, suites));
  const args: Record<string, string[]> = {};
  for (const word of rest.slice(names.length)) {
    const suite = names.length === 1 ? names[0] : suiteOfFile(word);
    if (!suite || !(suite in suites)) throw new Failure(unknownWord(word, suites));
    args[suite] = [...(args[suite] ?? []), word];
  }
  const chosen = [...new Set([...names, ...Object.keys(args)])];
  return { ...common, mostMinutes: MOST_MINUTES.deep, lanes: [chosen], args };
}

/** Leaves out the plan's rare suites that no change since the commit concerns. Needs the commit in git. */
function leaveOutRareSuites(
  choice: Choice,
  since: string,
  listChangedFiles: (since: string) => string[],
): Choice {
  const changed = findChangedFiles(since, listChangedFiles);
  if (!changed) return choice;
  const leftOut = choice.lanes
    .flat()
    .filter((suite) => RARE_SUITES.includes(suite) && !covers(suite, changed));
  if (leftOut.length === 0) return choice;
  return {
    ...choice,
    lanes: keepSuites(choice.lanes, (suite) => !leftOut.includes(suite)),
    leftOut: `Left out: ${leftOut.join(", ")}. Nothing that they cover has changed since ${since}.`,
  };
}

/** Returns undefined where git doesn't know the commit, as in a shallow clone. */
function findChangedFiles(since: string, listChangedFiles: (since: string) => string[]) {
  try {
    return listChangedFiles(since);
  } catch {
    return undefined;
  }
}

function countLeadingSuites(words: string[], suites: Record<string, unknown>) {
  const firstOther = words.findIndex((word) => !(word in suites));
  return firstOther < 0 ? words.length : firstOther;
}

const unknownWord = (word: string, suites: Record<string, unknown>) =>
  `"${word}" is no suite and no test file. Suites: ${Object.keys(suites).join(", ")}. Plans: ${Object.keys(plans).join(", ")}.`;
