import { refreshProducts } from "#lib/cache/refresh.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { getProduct } from "#lib/catalogue/get-product.ts";
import { updateProductInput } from "#lib/catalogue/schema.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => ({ data: await getProduct(params.id) }),
  }),
  PATCH: route({
    who: "admin",
    body: updateProductInput,
    pictures: IMAGE_SLOTS,
    async handle({ actor, params, body }) {
      const product = await updateProduct(actor, params.id, body);
      refreshProducts([product.id]);
      return { data: product };
    },
  }),
  DELETE: route({
    who: "admin",
    async handle({ actor, params }) {
      const product = await deleteProduct(actor, params.id);
      refreshProducts([product.id]);
      return { message: "The product is deleted", data: product };
    },
  }),
});
