import { resource, route } from "#lib/http/route.ts";
import { listPacking } from "#lib/orders/parcels/list-packing.ts";
import { packingPage, packingQuery } from "#lib/orders/parcels/packing-schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "packer",
    summary: "The orders that have to be sent, the oldest first, without their money.",
    query: packingQuery,
    answer: packingPage,
    handle: ({ actor, query }) => listPacking(actor, query),
  }),
});
