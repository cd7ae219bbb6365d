/** Returns the edits from typed text to a name's beginning (optimal string alignment), or Infinity above `limit`. */
export function prefixDistance(typed: string, name: string, limit: number): number {
  const end = Math.min(name.length, typed.length + limit);
  const at = (row: readonly number[] | undefined, column: number) => row?.[column] ?? Infinity;
  const rows: number[][] = [Array.from({ length: end + 1 }, (_, column) => column)];
  for (let line = 1; line <= typed.length; line++) {
    const [above, twoAbove] = [rows[line - 1], rows[line - 2]];
    const row = [line];
    for (let column = 1; column <= end; column++) {
      const differs = typed[line - 1] === name[column - 1] ? 0 : 1;
      const isSwap = typed[line - 1] === name[column - 2] && typed[line - 2] === name[column - 1];
      row.push(
        Math.min(
          at(above, column) + 1,
          at(row, column - 1) + 1,
          at(above, column - 1) + differs,
          isSwap ? at(twoAbove, column - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  const least = Math.min(...(rows.at(-1) ?? []));
  return least <= limit ? least : Infinity;
}
