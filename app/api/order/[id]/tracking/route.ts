import { resource, route } from "#lib/http/route.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { trackParcel } from "#lib/shipping/track-parcel.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: async ({ actor, params }) => ({
      data: await trackParcel(await getOrder(actor, params.id)),
    }),
  }),
});
