/** Formats aligned columns. Replaces control characters, which could move the terminal's cursor. */
export function table(names: string[], rows: string[][]): string {
  const lines = [names, ...rows.map((row) => row.map((cell) => cell.replace(/\p{C}/gu, "?")))];
  const widths = names.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? "").length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
