import { resource, route } from "#lib/http/route.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { markPaymentMissing } from "#lib/orders/money/mark-payment-missing.ts";
import { orderAnswer, paymentMissingInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Take back that an order's payment came in.",
    body: paymentMissingInput,
    example: { reason: "The transfer was called back by the bank." },
    answer: orderAnswer,
    errors: { conflict: presentStatus },
    handle: async ({ actor, params, body }) => ({
      data: [await markPaymentMissing(actor, params.id, body)],
    }),
  }),
});
