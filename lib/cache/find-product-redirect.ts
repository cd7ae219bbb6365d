import "server-only";
import { isExistingProduct } from "../catalogue/get-product.ts";
import { GONE_PIECE } from "../catalogue/gone-piece.ts";
import { isId } from "../database/identifiers.ts";

const PRODUCT_PAGE = /^\/product-detail\/(.*)$/s;

/** Returns where a product's address leads unless it is the address of an existing product's page. */
export async function findProductRedirect(path: string): Promise<string | null> {
  const id = PRODUCT_PAGE.exec(path)?.[1];
  if (id === undefined) return null;
  if (!isId(id)) return GONE_PIECE;
  // An id has one page, not one for each spelling.
  if (id !== id.toLowerCase()) return `/product-detail/${id.toLowerCase()}`;
  // Where the database is away, rendering shows the error page.
  const exists = await isExistingProduct(id).catch(() => true);
  return exists ? null : GONE_PIECE;
}
