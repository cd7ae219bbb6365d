/** Columns of a table: the text of each row, by the column's name. */
export type Columns<Row> = Record<string, (row: Row) => string>;

/** Formats aligned columns. Replaces control characters, which could move the terminal's cursor. */
export function table<Row>(columns: Columns<Row>, rows: Row[]): string {
  const cells = rows.map((row) => Object.values(columns).map((read) => plain(read(row))));
  const lines = [Object.keys(columns), ...cells];
  const widths = Object.keys(columns).map((_, at) =>
    Math.max(...lines.map((line) => (line[at] ?? "").length)),
  );
  const aligned = (line: string[]) => line.map((cell, at) => cell.padEnd(widths[at] ?? 0));
  return lines.map((line) => aligned(line).join("  ").trimEnd()).join("\n");
}

const plain = (text: string) => text.replace(/\p{C}/gu, "?");
