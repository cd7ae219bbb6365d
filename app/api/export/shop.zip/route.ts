import { adminProof } from "#lib/accounts/second-factor/schema.ts";
import { shopDownloadAnswer, shopDownloadQuery } from "#lib/archive/schema.ts";
import { openShopDownload, streamShop } from "#lib/archive/shop-download.ts";
import { datedFile, streamDownload } from "#lib/http/answers/download.ts";
import { EXAMPLE_PROOF } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The whole shop as one zip, with a ticket of the call beside.",
    description: "Tables as CSV, pictures, and a manifest. An empty shop takes it by import-shop.",
    query: shopDownloadQuery,
    answer: "application/zip",
    handle: ({ actor, query: { ticket } }) =>
      streamDownload(datedFile("toko", "zip"), "application/zip", streamShop(actor, ticket)),
  }),
  POST: route({
    access: "admin",
    summary: "Ask for the whole shop, by the admin's password.",
    body: adminProof,
    example: EXAMPLE_PROOF,
    answer: shopDownloadAnswer,
    errors: { "too-many-requests": {} },
    handle: async ({ actor, body }) => ({
      data: { path: `/api/export/shop.zip?ticket=${await openShopDownload(actor, body)}` },
    }),
  }),
});
