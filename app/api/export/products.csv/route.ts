import { exportProducts } from "#lib/catalogue/csv/export-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { csvStreamAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The products as a table.",
    answer: "text/csv",
    query: productQuery,
    handle: ({ actor, query }) => csvStreamAnswer("barang", exportProducts(actor, query)),
  }),
});
