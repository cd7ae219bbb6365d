import { importProducts } from "#lib/catalogue/csv/import-products.ts";
import { importProductsInput, importReportAnswer } from "#lib/catalogue/csv/import-schema.ts";
import { importTemplate } from "#lib/catalogue/csv/import-template.ts";
import { tags } from "#lib/expiry/tags.ts";
import { csvAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "An example of the table that an import takes.",
    answer: "text/csv",
    handle: () => csvAnswer("contoh-barang", importTemplate()),
  }),
  POST: route({
    access: "admin",
    summary: "Look at a table of new products, or with `dry_run` off put them into the shop.",
    answer: importReportAnswer,
    body: importProductsInput,
    example: { csv: "Nama,Kategori,…", dry_run: "true" },
    files: ["csv"],
    errors: { conflict: {} },
    expires: ({ body }) => (body.dry_run ? [] : [tags.products]),
    handle: async ({ actor, body }) => ({ data: await importProducts(actor, body) }),
  }),
});
