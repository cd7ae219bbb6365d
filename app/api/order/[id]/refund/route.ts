import { z } from "zod";
import { resource, route } from "#lib/http/route.ts";
import { refundOrder } from "#lib/orders/refund-order.ts";
import { orderAnswer, refundInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Write down that money of an ended order went back to its customer.",
    body: refundInput,
    answer: orderAnswer,
    errors: { conflict: { held: z.number().int() } },
    handle: async ({ actor, params, body }) => ({
      data: [await refundOrder(actor, params.id, body)],
    }),
  }),
});
