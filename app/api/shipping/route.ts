import { quoteCart } from "#lib/checkout/quote-cart.ts";
import { resource, route } from "#lib/http/route.ts";
import { shippingAnswer, shippingQuery } from "#lib/shipping/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    summary: "What it costs to send the caller's cart to a city.",
    query: shippingQuery,
    answer: shippingAnswer,
    refuses: { conflict: {} },
    async handle({ actor, query }) {
      const { options } = await quoteCart(actor, query.city);
      return { data: options };
    },
  }),
});
