import { z } from "zod";
import { resource, route } from "#lib/http/route.ts";
import { ORDER_STATUSES } from "#lib/orders/order-status.ts";
import { orderAnswer, paymentMissingInput } from "#lib/orders/schema.ts";
import { takeBackPayment } from "#lib/orders/take-back-payment.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Take back that an order's payment came in.",
    body: paymentMissingInput,
    answer: orderAnswer,
    errors: { conflict: { status: z.enum(ORDER_STATUSES) } },
    handle: async ({ actor, params, body }) => ({
      data: [await takeBackPayment(actor, params.id, body)],
    }),
  }),
});
