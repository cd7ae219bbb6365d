import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { EXAMPLE_RESI } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { orderAnswer, updateOrderInput } from "#lib/orders/schema.ts";
import { updateOrder } from "#lib/orders/update-order.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "An order.",
    answer: orderAnswer,
    handle: async ({ actor, params }) => ({ data: [await getOrder(actor, params.id)] }),
  }),
  PATCH: route({
    access: "admin",
    summary: "Change the status of an order, its resi, or both.",
    body: updateOrderInput,
    example: { status: "In Delivery", resi: EXAMPLE_RESI },
    answer: orderAnswer,
    errors: { conflict: presentStatus },
    handle: async ({ actor, params, body }) => ({
      data: [await updateOrder(actor, params.id, body, expireProductPages)],
    }),
  }),
});
