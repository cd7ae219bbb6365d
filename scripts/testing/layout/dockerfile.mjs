import { DockerfileParser } from "dockerfile-ast";

/**
 * @typedef {object} Step one instruction of a stage
 * @property {string} keyword as in COPY
 * @property {Record<string, string>} flags as in {from: "build"}
 * @property {string[]} words what follows, as an exec form or as words
 * @property {string} text what follows, as it is written and without its flags
 */

/**
 * @typedef {object} Stage
 * @property {string} name its own, or its number
 * @property {string} image what it begins from
 * @property {Step[]} steps
 */

/** @param {string} source @returns {Stage[]} */
export function readDockerfile(source) {
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((word) => word.getValue());
    if (keyword === "FROM") {
      const [image = "", , name = String(stages.length)] = words;
      stages.push({ name, image, steps: [] });
      continue;
    }
    const all = instruction.getArgumentsContent()?.trim() ?? "";
    const flags = [...all.matchAll(/(?<=^|\s)--([\w-]+)=(\S+)\s+/g)];
    const text = all.replace(/^(--\S+\s+)+/, "").replace(/\\\r?\n/g, " ");
    stages.at(-1)?.steps.push({
      keyword,
      flags: Object.fromEntries(flags.map(([, name, value]) => [name, value])),
      words: text.startsWith("[") ? JSON.parse(text) : text.split(/\s+/),
      text,
    });
  }
  return stages;
}

/** @param {Step} step of ENV @returns {[string, string][]} */
export function variablesOf({ text }) {
  const lines = text.split(/\r?\n/).filter((line) => !line.trim().startsWith("#"));
  return [...lines.join(" ").matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name = "", value = ""]) => [
    name,
    value.replace(/^"|"$/g, ""),
  ]);
}
