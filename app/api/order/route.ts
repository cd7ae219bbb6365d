import { idempotencyKeyHeader, readIdempotencyKey } from "#lib/checkout/idempotency-key.ts";
import { manualOrderAnswer, manualOrderInput } from "#lib/checkout/manual-order-schema.ts";
import { placeManualOrder } from "#lib/checkout/place-manual-order.ts";
import { earlierOrder } from "#lib/checkout/schema.ts";
import { expireProductPages, expireSoldProductPages } from "#lib/expiry/expire-pages.ts";
import { EXAMPLE_ADDRESS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import {
  orderPage,
  orderQuery,
  updateOrdersAnswer,
  updateOrdersInput,
} from "#lib/orders/schema.ts";
import { updateOrders } from "#lib/orders/update-orders.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The caller's orders, or for an admin everybody's; the newest first.",
    query: orderQuery,
    answer: orderPage,
    handle: ({ actor, query }) => listOrders(actor, query),
  }),
  POST: route({
    access: "admin",
    summary: "Write down a sale outside the website. It takes stock and is booked as any order.",
    headers: { "Idempotency-Key": idempotencyKeyHeader },
    body: manualOrderInput,
    example: {
      lines: [{ product_id: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11", quantity: 1 }],
      name: EXAMPLE_ADDRESS.recipient,
      phone_number: EXAMPLE_ADDRESS.phone_number,
      customer_note: "Lewat WhatsApp",
      paid: true,
      delivery: "parcel",
      address: EXAMPLE_ADDRESS.address,
      city: EXAMPLE_ADDRESS.city,
      zip_code: EXAMPLE_ADDRESS.zip_code,
      service: "REG",
      ongkir: "19.000",
    },
    answer: manualOrderAnswer,
    status: 201,
    errors: { conflict: {}, invalid: earlierOrder.shape },
    async handle({ actor, body, request }) {
      const key = readIdempotencyKey(request.headers.get("idempotency-key"));
      const { order, sales } = await placeManualOrder(actor, body, key);
      expireSoldProductPages(sales);
      return { data: order };
    },
  }),
  PATCH: route({
    access: "admin",
    summary:
      "Change up to 100 orders, each as the call for one order does. The answer says how each went.",
    body: updateOrdersInput,
    example: {
      changes: [
        {
          id: "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11",
          status: "Completed",
          status_seen: "In Delivery",
        },
      ],
    },
    lists: ["changes"],
    answer: updateOrdersAnswer,
    handle: async ({ actor, body }) => ({
      data: await updateOrders(actor, body, expireProductPages),
    }),
  }),
});
