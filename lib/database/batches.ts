export const EXPORT_BATCH_SIZE = 500;

type Cursor = { createdAt: Date; id: string };

export function afterCursor(cursor: Cursor | null) {
  if (cursor === null) return {};
  const { createdAt, id } = cursor;
  return {
    // Redundant with OR, but lets PostgreSQL start at the right place in the index.
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { id: { gt: id } }],
  };
}

/** Reads a table in batches by keyset pagination, so that concurrent inserts neither shift nor repeat rows. */
export async function* readInBatches<Row extends Position, Position = Cursor>(
  read: (cursor: Position | null, take: number) => Promise<Row[]>,
  size = EXPORT_BATCH_SIZE,
): AsyncGenerator<Row[]> {
  let cursor: Position | null = null;
  for (;;) {
    const rows: Row[] = await read(cursor, size);
    if (rows.length > 0) yield rows;
    cursor = rows.at(-1) ?? null;
    if (rows.length < size) return;
  }
}
