import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { type OpenApiDocument, openApiDocument } from "#lib/http/openapi/document.ts";
import type { RouteHandler } from "#lib/http/route.ts";
import { siteUrl } from "#lib/http/site.ts";
import { RESOURCES } from "./resources.ts";

/** Returns the document of this shop's API. */
export async function describeApi(): Promise<OpenApiDocument> {
  const { name, email } = await readShopFactsForPage();
  return openApiDocument(await loadResources(), { name, email, origin: siteUrl().origin });
}

/** Returns the handlers that the document describes, by path. */
export async function loadResources(): Promise<Record<string, RouteHandler>> {
  const loaded = Object.entries(RESOURCES).map(
    async ([path, load]) => [path, (await load()).GET] as const,
  );
  const described = (await Promise.all(loaded)).filter(([, { methods }]) => {
    const documents = Object.values(methods).map(({ document }) => document);
    return documents.some(({ isUndescribed }) => !isUndescribed);
  });
  return Object.fromEntries(described);
}
