import type { Database } from "../../database/db.ts";
import type { ProductTally } from "../product-tally.ts";
import { cellsSql, type ListFilter } from "./list-sql.ts";

/** Counts the products that a filter leaves, by category and size: 36 rows at most. */
export function readCounts(source: Database, filter: ListFilter): Promise<ProductTally> {
  // CHECK constraints of products hold both columns to their lists.
  return source.$queryRaw<ProductTally[number][]>(cellsSql(filter));
}
