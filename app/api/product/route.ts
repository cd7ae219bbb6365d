import { listProducts } from "#lib/catalogue/list-products.ts";
import { productQuery } from "#lib/catalogue/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: productQuery,
    handle: ({ query }) => listProducts(query),
  }),
});
