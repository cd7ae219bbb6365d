import { z } from "zod";
import { expireProductPages } from "#lib/cache/expire-pages.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { getProduct } from "#lib/catalogue/get-product.ts";
import { productAnswer, updateProductInput } from "#lib/catalogue/schema.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    summary: "A product.",
    answer: productAnswer,
    handle: async ({ params }) => ({ data: await getProduct(params.id) }),
  }),
  PATCH: route({
    who: "admin",
    summary: "Change a product.",
    body: updateProductInput,
    pictures: IMAGE_SLOTS,
    answer: productAnswer,
    refuses: { conflict: { stock: z.int() } },
    async handle({ actor, params, body }) {
      const product = await updateProduct(actor, params.id, body);
      expireProductPages([product.id]);
      return { data: product };
    },
  }),
  DELETE: route({
    who: "admin",
    summary: "Take a product out of the shop and of every cart; orders keep it.",
    answer: productAnswer.extend(messageAnswer.shape),
    async handle({ actor, params }) {
      const product = await deleteProduct(actor, params.id);
      expireProductPages([product.id]);
      return { message: "The product is deleted", data: product };
    },
  }),
});
