import { Failure } from "../system/failure.mjs";
import { suitesOfChange } from "./changed-suites.ts";
import { type Choice, plans } from "./plans.ts";
import { suiteOfFile } from "./suite-files.ts";

/**
 * Reads the words after `npm test --`: a plan (`deep`), suites (`domain api`) or test files. Words
 * after one suite go to its program (`e2e --trace on`). Throws a Failure for an unknown word.
 * `--changed [commit]` chooses by what changed since that commit, or since HEAD.
 */
export function chooseSuites(
  words: string[],
  suites: Record<string, unknown>,
  listChangedFiles: (since: string) => string[],
): Choice {
  const isCleanBuild = words.includes("--build");
  const rest = words.filter((word) => word !== "--build");
  const [first = "test", since = "HEAD"] = rest;
  if (first === "--changed") {
    return { ...suitesOfChange(listChangedFiles(since), since), isCleanBuild };
  }
  const plan = rest.length <= 1 ? plans[first] : undefined;
  if (plan) return { lanes: plan, args: {}, isCleanBuild };

  const names = rest.slice(0, countLeadingSuites(rest, suites));
  const args: Record<string, string[]> = {};
  for (const word of rest.slice(names.length)) {
    const suite = names.length === 1 ? names[0] : suiteOfFile(word);
    if (!suite || !(suite in suites)) throw new Failure(unknownWord(word, suites));
    args[suite] = [...(args[suite] ?? []), word];
  }
  const chosen = [...new Set([...names, ...Object.keys(args)])];
  return { lanes: [chosen], args, isCleanBuild };
}

function countLeadingSuites(words: string[], suites: Record<string, unknown>) {
  const firstOther = words.findIndex((word) => !(word in suites));
  return firstOther < 0 ? words.length : firstOther;
}

const unknownWord = (word: string, suites: Record<string, unknown>) =>
  `"${word}" is no suite and no test file. Suites: ${Object.keys(suites).join(", ")}. Plans: ${Object.keys(plans).join(", ")}.`;
