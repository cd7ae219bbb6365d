import { readTally } from "#lib/cache/catalogue.ts";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { EXAMPLE_SHIRT } from "#lib/catalogue/example-products.ts";
import { listProducts } from "#lib/catalogue/list-products.ts";
import {
  createProductInput,
  productAnswer,
  productPage,
  productQuery,
  updateProductsAnswer,
  updateProductsInput,
} from "#lib/catalogue/schema.ts";
import { updateProducts } from "#lib/catalogue/update-products.ts";
import { productTags, tags } from "#lib/expiry/tags.ts";
import { callerGroup } from "#lib/http/caller/client-address.ts";
import { resource, route } from "#lib/http/route.ts";
import { limit } from "#lib/limits/limit.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The catalogue: unsold pieces first, then the newest.",
    limit: "list-address",
    query: productQuery,
    answer: productPage,
    async handle({ query, request }) {
      if (query.q !== "") await limit("search-address", callerGroup(request.headers)).take();
      return listProducts(query, "replica", readTally);
    },
  }),
  POST: route({
    access: "admin",
    summary: "Put a new product into the shop.",
    body: createProductInput,
    example: EXAMPLE_SHIRT,
    pictures: IMAGE_SLOTS,
    answer: productAnswer,
    status: 201,
    // A new product has no page that could be cached.
    expires: () => [tags.products],
    handle: async ({ actor, body }) => ({ data: await createProduct(actor, body) }),
  }),
  PATCH: route({
    access: "admin",
    summary:
      "Change or delete up to 100 products, each as the call for one does. The answer says how each went.",
    body: updateProductsInput,
    example: {
      changes: [
        { id: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11", price: "495.000", price_seen: "450.000" },
      ],
    },
    lists: ["changes"],
    answer: updateProductsAnswer,
    expires: ({ body }) => productTags(body.changes.map(({ id }) => id)),
    handle: async ({ actor, body }) => ({ data: await updateProducts(actor, body) }),
  }),
});
