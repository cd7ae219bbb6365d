import { listShippingOptions } from "#lib/checkout/quote-cart.ts";
import { shippingAndPaymentAnswer } from "#lib/checkout/shop-schema.ts";
import { publicCallerGroup } from "#lib/http/caller/client-address.ts";
import { resource, route } from "#lib/http/route.ts";
import { shippingQuery } from "#lib/shipping/schema.ts";
import { readPaymentMethod } from "#lib/shop/settings.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "What it costs to send the caller's cart to a city, and where the order will be paid.",
    query: shippingQuery,
    answer: shippingAndPaymentAnswer,
    errors: { conflict: {} },
    async handle({ actor, query, request }) {
      const group = publicCallerGroup(request.headers);
      const data = await listShippingOptions(actor, query.city, group);
      return { data, ...(await readPaymentMethod()) };
    },
  }),
});
