import "server-only";
import { MISSING_PRODUCT } from "../catalogue/missing-product.ts";
import { isId } from "../database/identifiers.ts";
import { languageOf, pathIn } from "../language/languages.ts";
import { readProductForPage } from "./catalogue.ts";

const PRODUCT_PAGE = /^(?:\/id)?\/product-detail\/(.*)$/s;

/** Returns where a product's address leads unless it is that of an existing product's page, which shares the read. */
export async function findProductRedirect(path: string): Promise<string | null> {
  const id = PRODUCT_PAGE.exec(path)?.[1];
  if (id === undefined) return null;
  const language = languageOf(path);
  const missing = pathIn(language, MISSING_PRODUCT);
  if (!isId(id)) return missing;
  // An id has one page, not one for each spelling.
  if (id !== id.toLowerCase()) return pathIn(language, `/product-detail/${id.toLowerCase()}`);
  // While the database is away, rendering shows the error page.
  const product = await readProductForPage(id).catch(() => undefined);
  return product === null ? missing : null;
}
