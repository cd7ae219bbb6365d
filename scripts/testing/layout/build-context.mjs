import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { command } from "../../internal/command.mjs";
import { Failure } from "../../internal/failure.mjs";
import { inProject } from "../../internal/paths.mjs";

/**
 * What `docker build .` would be sent of a fresh clone: git's files that .dockerignore lets through.
 * @param {string} folder
 */
export async function layOutContext(folder) {
  const options = { quiet: true };
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { code, output } = await command("git", list, options);
  if (code !== 0) throw new Failure(`git can't say which files are the shop's:\n${output}`);
  const isSent = readIgnoreFile(readFileSync(inProject(".dockerignore"), "utf8"));
  for (const path of output.split("\0").filter((path) => path !== "" && isSent(path))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(inProject(path), join(folder, path));
  }
}

/**
 * Docker's rules as far as ours uses them: the last line that matches a path or a folder above it
 * decides.
 * @param {string} text
 * @returns {(path: string) => boolean} whether a file is sent
 */
export function readIgnoreFile(text) {
  const rules = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ path: asPattern(line.replace(/^!/, "")), sends: line.startsWith("!") }));
  return (path) => {
    const parts = path.split("/");
    const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    return rules.findLast((rule) => above.some((one) => rule.path.test(one)))?.sends ?? true;
  };
}

/** Unlike a shell's, its star takes a leading dot as well. @param {string} glob */
function asPattern(glob) {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
    if (part === "**/") return "(?:.*/)?";
    return part === "*" ? "[^/]*" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
