import { resource, route } from "#lib/http/route.ts";
import { completeOwnOrder } from "#lib/orders/complete-order.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Say that an own order has arrived.",
    answer: orderAnswer,
    errors: { conflict: presentStatus },
    handle: async ({ actor, params }) => ({ data: [await completeOwnOrder(actor, params.id)] }),
  }),
});
