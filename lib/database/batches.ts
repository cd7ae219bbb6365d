/** Rows of one query of an export: few enough to hold, enough to be quick. */
export const EXPORT_BATCH_SIZE = 500;

/** Where a batch ended, in a list that is newest first and by id within one instant. */
export type Cursor = { createdAt: Date; id: string };

/** What comes after a position: a part of a `where` that an index of (created_at desc, id) serves. */
export function afterCursor(position: Cursor | null) {
  if (position === null) return {};
  const { createdAt, id } = position;
  return {
    // Said on its own as well, so that the index is entered at the right place.
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { id: { gt: id } }],
  };
}

/**
 * A whole table without ever holding it: asks for one batch after the other, each from where the
 * last one ended, so that rows that come meanwhile neither shift nor repeat any.
 */
export async function* readInBatches<Row extends Cursor>(
  read: (from: Cursor | null, take: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let from: Cursor | null = null;
  for (;;) {
    const rows: Row[] = await read(from, EXPORT_BATCH_SIZE);
    if (rows.length > 0) yield rows;
    from = rows.at(-1) ?? null;
    if (rows.length < EXPORT_BATCH_SIZE) return;
  }
}
