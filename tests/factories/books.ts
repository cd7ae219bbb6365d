import { listWrongStock } from "#lib/reports/verify-books.ts";

/**
 * Returns the ids of products whose stock differs from the sum of their movements. Should be empty.
 */
export async function listWrongBooks(): Promise<string[]> {
  return (await listWrongStock()).map(({ id }) => id);
}
