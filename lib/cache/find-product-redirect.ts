import "server-only";
import { MISSING_PRODUCT } from "../catalogue/missing-product.ts";
import { isId } from "../database/identifiers.ts";
import { readProductForPage } from "./catalogue.ts";

const PRODUCT_PAGE = /^\/product-detail\/(.*)$/s;

/** Returns where a product's address leads unless it is that of an existing product's page, which shares the read. */
export async function findProductRedirect(path: string): Promise<string | null> {
  const id = PRODUCT_PAGE.exec(path)?.[1];
  if (id === undefined) return null;
  if (!isId(id)) return MISSING_PRODUCT;
  // An id has one page, not one for each spelling.
  if (id !== id.toLowerCase()) return `/product-detail/${id.toLowerCase()}`;
  // While the database is away, rendering shows the error page.
  const product = await readProductForPage(id).catch(() => undefined);
  return product === null ? MISSING_PRODUCT : null;
}
