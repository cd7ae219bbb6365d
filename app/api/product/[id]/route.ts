import { getProduct } from "#lib/catalogue/get-product.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => ({ data: await getProduct(params.id) }),
  }),
});
