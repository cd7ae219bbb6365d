import type { Database } from "../../database/db.ts";
import type { ProductTally } from "../product-tally.ts";
import { type ListFilter, pairCountsSql } from "./list-sql.ts";

/** Counts the products of a filter by category and size: at most 36 rows. */
export function readCounts(source: Database, filter: ListFilter): Promise<ProductTally> {
  // CHECK constraints allow only the types' values in both columns.
  return source.$queryRaw<ProductTally[number][]>(pairCountsSql(filter));
}
