import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { EXAMPLE_RESI } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { getPacking } from "#lib/orders/parcels/list-packing.ts";
import { packingAnswer, sendPackingInput } from "#lib/orders/parcels/packing-schema.ts";
import { sendPacking } from "#lib/orders/parcels/send-packing.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "packer",
    summary: "What a parcel needs. Packers see the orders to send, and those on their way.",
    answer: packingAnswer,
    handle: async ({ actor, params }) => ({ data: await getPacking(actor, params.id) }),
  }),
  PATCH: route({
    access: "packer",
    summary: "Send a paid order with its resi, or correct the resi of one on its way.",
    body: sendPackingInput,
    example: { resi: EXAMPLE_RESI },
    answer: packingAnswer,
    errors: { conflict: presentStatus },
    handle: async ({ actor, params, body }) => ({
      data: await sendPacking(actor, params.id, body, expireProductPages),
    }),
  }),
});
