import { resource, route } from "#lib/http/route.ts";
import { completeOrder } from "#lib/orders/complete-order.ts";
import { completeOrderInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    body: completeOrderInput,
    async handle({ body }) {
      await completeOrder(body);
      return { message: "Your order is completed" };
    },
  }),
});
