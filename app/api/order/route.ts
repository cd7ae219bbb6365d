import { expireProductPages } from "#lib/expiry/expire-pages.ts";
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
