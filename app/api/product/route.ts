import { refreshProducts } from "#lib/cache/refresh.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import { createProductInput, productQuery } from "#lib/catalogue/schema.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: productQuery,
    handle: ({ query }) => listProducts(query),
  }),
  POST: route({
    who: "admin",
    body: createProductInput,
    pictures: IMAGE_SLOTS,
    status: 201,
    async handle({ actor, body }) {
      const product = await createProduct(actor, body);
      refreshProducts([product.id]);
      return { data: product };
    },
  }),
});
