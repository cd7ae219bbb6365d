import { listShippingOptions } from "#lib/checkout/quote-cart.ts";
import { shippingAnswer } from "#lib/checkout/schema.ts";
import { publicCallerGroup } from "#lib/http/caller/client-address.ts";
import { resource, route } from "#lib/http/route.ts";
import { shippingQuery } from "#lib/shipping/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "What it costs to send the caller's cart to a city.",
    query: shippingQuery,
    answer: shippingAnswer,
    errors: { conflict: {} },
    handle: async ({ actor, query, request }) => ({
      data: await listShippingOptions(actor, query.city, publicCallerGroup(request.headers)),
    }),
  }),
});
