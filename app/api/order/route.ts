import { resource, route } from "#lib/http/route.ts";
import { listOrders } from "#lib/orders/list-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    query: orderQuery,
    handle: ({ actor, query }) => listOrders(actor, query),
  }),
});
