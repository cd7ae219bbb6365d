import { z } from "zod";
import { refreshProducts } from "#lib/cache/refresh.ts";
import { resource, route } from "#lib/http/route.ts";
import { cancelOrder } from "#lib/orders/cancel-order.ts";
import { ORDER_STATUSES } from "#lib/orders/order-status.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "user",
    summary: "Cancel an own order while it is unpaid.",
    answer: orderAnswer,
    refuses: { conflict: { status: z.enum(ORDER_STATUSES) } },
    async handle({ actor, params }) {
      const { order, productIds } = await cancelOrder(actor, params.id);
      refreshProducts(productIds);
      return { data: [order] };
    },
  }),
});
