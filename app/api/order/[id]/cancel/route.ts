import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { publicCallerGroup } from "#lib/http/caller/client-address.ts";
import { resource, route } from "#lib/http/route.ts";
import { cancelWithinLimits } from "#lib/orders/cancel-order.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { orderAnswer } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Cancel an own order while it is unpaid.",
    answer: orderAnswer,
    errors: { conflict: presentStatus, "too-many-requests": {} },
    async handle({ actor, params, request }) {
      const group = publicCallerGroup(request.headers);
      return { data: [await cancelWithinLimits(actor, params.id, group, expireProductPages)] };
    },
  }),
});
