import "server-only";
import type { Product } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../../csv/csv.ts";
import { afterCursor, readInBatches } from "../../database/batches.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { jakartaDayTime } from "../../dates.ts";
import { productWhere } from "../internal/product-where.ts";
import type { ProductQuery } from "../schema.ts";
import { toProductView } from "../views/product-view.ts";
import { EXPORT_HEADINGS, PRODUCT_COLUMNS, PRODUCT_FIELDS } from "./product-columns.ts";

const [STATUS, CREATED_AT, PAGE] = EXPORT_HEADINGS;

const COLUMNS: readonly CsvColumn<Product>[] = [
  ...PRODUCT_FIELDS.map(
    (field) =>
      [
        PRODUCT_COLUMNS[field].heading,
        (product: Product) => String(toProductView(product)[field] ?? ""),
      ] as const,
  ),
  [STATUS, ({ isPurchased }) => (isPurchased ? "Terjual" : "Belum Terjual")],
  [CREATED_AT, ({ createdAt }) => jakartaDayTime(createdAt)],
  [PAGE, ({ id }) => `/product-detail/${id}`],
];

/** Streams the filtered products as CSV, in the import's columns. Throws forbidden before the first chunk. */
export function exportProducts(actor: Actor, query: ProductQuery): AsyncGenerator<string> {
  assertAdmin(actor);
  return streamCsv(COLUMNS, unsoldThenSold(query));
}

async function* unsoldThenSold(query: ProductQuery): AsyncGenerator<Product[]> {
  const wanted = productWhere(query);
  for (const isPurchased of [false, true]) {
    yield* readInBatches((cursor, take) =>
      readWithFreshness("replica", ({ product }) =>
        product.findMany({
          where: { AND: [wanted, { isPurchased }, afterCursor(cursor)] },
          orderBy: [{ createdAt: "desc" }, { id: "asc" }],
          take,
        }),
      ),
    );
  }
}
