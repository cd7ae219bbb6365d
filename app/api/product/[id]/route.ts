import { z } from "zod";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { getProduct } from "#lib/catalogue/get-product.ts";
import { productAnswer, updateProductInput } from "#lib/catalogue/schema.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { productTags } from "#lib/expiry/tags.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "A product.",
    answer: productAnswer,
    handle: async ({ params }) => ({ data: await getProduct(params.id) }),
  }),
  PATCH: route({
    access: "admin",
    summary: "Change a product.",
    body: updateProductInput,
    example: { price: "475.000" },
    pictures: IMAGE_SLOTS,
    answer: productAnswer,
    errors: { conflict: { stock: z.int(), price: z.string() } },
    expires: ({ params }) => productTags([params.id]),
    handle: async ({ actor, params, body }) => ({
      data: await updateProduct(actor, params.id, body),
    }),
  }),
  DELETE: route({
    access: "admin",
    summary: "Take a product out of the shop and of every cart; orders keep it.",
    answer: productAnswer.extend(messageAnswer.shape),
    expires: ({ params }) => productTags([params.id]),
    handle: async ({ actor, params }) => ({
      message: "The product is deleted",
      data: await deleteProduct(actor, params.id),
    }),
  }),
});
