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
    lists: ["changes"],
    answer: updateOrdersAnswer,
    handle: async ({ actor, body }) => ({
      data: await updateOrders(actor, body, expireProductPages),
    }),
  }),
});
