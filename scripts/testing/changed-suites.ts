import { execFileSync, type StdioOptions } from "node:child_process";
import { projectFolder } from "../system/paths.mjs";
import { type Choice, keepSuites, plans } from "./plans.ts";
import { isTestFile, suiteOfFile } from "./suite-files.ts";

/** Quick enough to run after any change. */
const ALWAYS = ["format", "types", "boundaries", "unit"];

/** The suites that a change to a file can break. */
const AFFECTED: [RegExp, string[]][] = [
  [/^(lib|emails|prisma|demo)\//, ["domain", "api", "e2e"]],
  [/^lib\/database\//, ["pooler"]],
  [/^(lib\/payments|prisma|scripts)\/|^(Dockerfile|docker-compose\.yml|\.dockerignore)$/, ["slow"]],
  [/^app\/api\//, ["api", "e2e"]],
  // Files that decide how a request's input is read.
  [/^(app\/api|lib\/http|lib\/fields|prisma\/schema)\/|^lib\/[^/]+\/schema\.ts$/, ["fuzz"]],
  [/^(app|components|public)\//, ["e2e"]],
  [/^tests\/(factories|fakes|setup)\//, ["domain", "api", "e2e"]],
  [/^tests\/domain\//, ["domain"]],
  [/^tests\/api\//, ["api"]],
  [/^tests\/api\/(contract|fuzz)\//, ["fuzz"]],
  [/^tests\/containers\//, ["containers"]],
  [
    /^(lib\/database|tests\/failover|scripts\/(database|system|testing))\/|^scripts\/shop\/web-server\.ts$/,
    ["failover"],
  ],
  [
    /^(lib\/(cache|checkout|database|expiry|jobs|mail|server|orders\/(internal|placing))|tests\/faults|scripts\/(database|shop|system|testing))\//,
    ["faults"],
  ],
  [/^tests\/e2e\//, ["e2e"]],
  [/^scripts\/(database|shop|system|testing)\//, ["domain", "api", "e2e"]],
  [/^(Dockerfile|docker-compose\.yml|scripts\/(compose|image)\/)/, ["containers"]],
  [/^(proxy|instrumentation)\.ts$|^next\.config\.mjs$|^package(-lock)?\.json$/, ["api", "e2e"]],
];

/** The suite whose tests Vitest chooses by their imports (`--changed`). */
const FOLLOWS_IMPORTS = "domain";

/** Chooses the suites that a change since a commit can break. A changed test file alone runs alone. */
export function suitesOfChange(files: string[], since: string): Pick<Choice, "lanes" | "args"> {
  const tests = files.filter(isTestFile);
  const affected = new Set(files.filter((file) => !isTestFile(file)).flatMap(affectedBy));
  const args: Record<string, string[]> = {};
  for (const file of tests) {
    const suite = suiteOfFile(file);
    if (!suite || ALWAYS.includes(suite) || affected.has(suite)) continue;
    args[suite] = [...(args[suite] ?? []), file];
  }
  // A migration or a script is imported by no test.
  const isImported = files.every((file) => !/^(prisma|scripts)\//.test(file));
  if (affected.has(FOLLOWS_IMPORTS) && isImported) args[FOLLOWS_IMPORTS] = [`--changed=${since}`];
  const chosen = [...ALWAYS, ...affected, ...Object.keys(args)];
  const lanes = [...(plans.test ?? []), ...(plans.deep ?? [])];
  return { lanes: keepSuites(lanes, (suite) => chosen.includes(suite)), args };
}

/** Returns whether a change to these files can break the suite. */
export const covers = (suite: string, files: string[]): boolean =>
  files.some((file) => affectedBy(file).includes(suite));

const affectedBy = (file: string): string[] =>
  AFFECTED.filter(([path]) => path.test(file)).flatMap(([, names]) => names);

/** Its error output says nothing that the exit code doesn't. */
const GIT_STDIO: StdioOptions = ["ignore", "pipe", "ignore"];

/** Lists the paths that changed since a commit, uncommitted and untracked files included. */
export function listChangedFiles(since: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectFolder, encoding: "utf8", stdio: GIT_STDIO })
      .split("\n")
      .filter(Boolean);
  const changed = git("diff", "--name-only", "--diff-filter=d", since);
  return [...changed, ...git("ls-files", "--others", "--exclude-standard")];
}
