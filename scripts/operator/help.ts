import type { Command } from "./command.ts";

const JSON_LINE: [string, string] = ["--json", "prints data for programs instead of words"];

function columns(lines: [string, string][]): string {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}

/** Returns the text of `npm run admin -- --help`. */
export function overview(commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map<[string, string]>(
    ([name, { words = [], summary }]) => [[name, ...words].join(" "), summary],
  );
  return [
    "What operators do beside the dashboard.",
    "On a clone: npm run admin -- <command>. In the image: node scripts/tools/admin.mjs <command>.",
    "",
    columns(lines),
    "",
    "<command> --help tells more. Exit codes: 0 done, 1 refused or something is amiss, 2 misused.",
  ].join("\n");
}

/** Returns the text of `npm run admin -- <command> --help`. */
export function commandHelp(name: string, { words = [], summary, options = {} }: Command): string {
  const lines = Object.entries(options).map<[string, string]>(([option, { type, about }]) => [
    `--${option}${type === "string" ? " …" : ""}`,
    about,
  ]);
  return `${[name, ...words].join(" ")}: ${summary}\n\n${columns([...lines, JSON_LINE])}`;
}
