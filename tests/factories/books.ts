import { listWrongStock } from "#lib/reports/verify-books.ts";

/** Returns the ids of products whose stock isn't the sum of their ledger: always none. */
export async function listWrongBooks(): Promise<string[]> {
  return (await listWrongStock()).map(({ id }) => id);
}
