import { csvStreamAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { exportOrders } from "#lib/orders/export-orders.ts";
import { orderQuery } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The orders as a table.",
    answer: "text/csv",
    query: orderQuery,
    handle: ({ actor, query }) => csvStreamAnswer("pesanan", exportOrders(actor, query)),
  }),
});
