import { Failure } from "../system/failure.mjs";
import { suitesOfChange } from "./changed-suites.mjs";
import { plans } from "./plans.mjs";
import { suiteOfFile } from "./suite-files.mjs";

/**
 * @typedef {object} Choice
 * @property {string[][]} lanes names of suites
 * @property {Record<string, string[]>} args by suite, for its own program
 * @property {boolean} anew whether to build from scratch first
 */

/**
 * Reads the words after `npm test --`:
 * - nothing: everything that `npm test` runs;
 * - a plan (`check`, `deep`) or suites (`domain api`), the latter one after the other;
 * - test files, each given to its suite (`tests/e2e/cart.spec.ts`);
 * - further words go to the program of the one suite that is named (`e2e --trace on`);
 * - `--changed [commit]`: what changed since then, HEAD without; `--build`: a build from scratch first.
 * @param {string[]} words
 * @param {Record<string, unknown>} suites that exist
 * @param {(since: string) => string[]} listChanged
 * @returns {Choice}
 * @throws {Failure} for a word that names nothing
 */
export function chooseSuites(words, suites, listChanged) {
  const anew = words.includes("--build");
  const rest = words.filter((word) => word !== "--build");
  const [first = "test", since = "HEAD"] = rest;
  if (first === "--changed") return { ...suitesOfChange(listChanged(since), since), anew };
  const plan = rest.length <= 1 ? plans[first] : undefined;
  if (plan) return { lanes: plan, args: {}, anew };

  const names = rest.slice(0, firstOther(rest, suites));
  /** @type {Record<string, string[]>} */
  const args = {};
  for (const word of rest.slice(names.length)) {
    const suite = names.length === 1 ? names[0] : suiteOfFile(word);
    if (!suite || !(suite in suites)) throw new Failure(unknown(word, suites));
    args[suite] = [...(args[suite] ?? []), word];
  }
  const chosen = [...new Set([...names, ...Object.keys(args)])];
  return { lanes: [chosen], args, anew };
}

/** @param {string[]} words @param {Record<string, unknown>} suites */
function firstOther(words, suites) {
  const found = words.findIndex((word) => !(word in suites));
  return found < 0 ? words.length : found;
}

/** @param {string} word @param {Record<string, unknown>} suites */
const unknown = (word, suites) =>
  `"${word}" is no suite and no test file. Suites: ${Object.keys(suites).join(", ")}. Plans: ${Object.keys(plans).join(", ")}.`;
