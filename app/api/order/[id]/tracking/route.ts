import { resource, route } from "#lib/http/route.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { trackingAnswer } from "#lib/shipping/schema.ts";
import { trackParcel } from "#lib/shipping/track-parcel.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "Where an order's parcel is.",
    answer: trackingAnswer,
    handle: async ({ actor, params }) => ({
      data: await trackParcel(await getOrder(actor, params.id)),
    }),
  }),
});
