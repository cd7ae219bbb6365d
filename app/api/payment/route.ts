import { refreshProducts } from "#lib/cache/refresh.ts";
import { readIdempotencyKey } from "#lib/checkout/idempotency-key.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { placeOrderInput } from "#lib/checkout/schema.ts";
import { resource, route } from "#lib/http/route.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { paymentQuery } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    query: paymentQuery,
    async handle({ actor, query }) {
      const order = await getOrder(actor, query.payment_id);
      return { order, link: order.link };
    },
  }),
  POST: route({
    who: "user",
    body: placeOrderInput,
    status: 201,
    async handle({ actor, body, request }) {
      const key = readIdempotencyKey(request.headers.get("idempotency-key"));
      const { order, productIds } = await placeOrder(actor, body, key);
      refreshProducts(productIds);
      return { data: order };
    },
  }),
});
