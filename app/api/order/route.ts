import { resource, route } from "#lib/http/route.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { orderPage, orderQuery } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    summary: "The caller's orders, or for an admin everybody's; the newest first.",
    query: orderQuery,
    answer: orderPage,
    handle: ({ actor, query }) => listOrders(actor, query),
  }),
});
