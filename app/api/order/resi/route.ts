import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { EXAMPLE_RESI } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { resiListAnswer, sendListedOrdersInput } from "#lib/orders/parcels/resi-list-schema.ts";
import { sendListedOrders } from "#lib/orders/parcels/send-listed-orders.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "packer",
    summary: "Look at a list of order numbers and resi, or with `dry_run` off send the orders.",
    body: sendListedOrdersInput,
    example: { csv: `SB261121A2B3C;${EXAMPLE_RESI}`, dry_run: "true" },
    answer: resiListAnswer,
    handle: async ({ actor, body }) => ({
      data: await sendListedOrders(actor, body, expireProductPages),
    }),
  }),
});
