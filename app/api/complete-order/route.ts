import { resource, route } from "#lib/http/route.ts";
import { completeOrder } from "#lib/orders/complete-order.ts";
import { completeOrderAnswer, completeOrderInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Say that the order has arrived, with the token of the mail.",
    body: completeOrderInput,
    example: { token: "kP3…the token of the mail's link…" },
    answer: completeOrderAnswer,
    async handle({ body }) {
      await completeOrder(body);
      return { message: "Your order is completed" };
    },
  }),
});
