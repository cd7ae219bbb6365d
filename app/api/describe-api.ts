import { type OpenApiDocument, openApiDocument } from "#lib/http/openapi/document.ts";
import { siteUrl } from "#lib/http/site.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { loadResources } from "./resources.ts";

/** Returns the document of this shop's API. */
export async function describeApi(): Promise<OpenApiDocument> {
  const { name, email } = await getShopFacts();
  return openApiDocument(await loadResources(), { name, email, origin: siteUrl().origin });
}
