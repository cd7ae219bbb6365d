import { privatePicture } from "#lib/http/answers/private-picture.ts";
import { resource, route } from "#lib/http/route.ts";
import { readRefundPicture } from "#lib/payments/read-order-picture.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The picture of a refund's transfer, for the order's owner and admins.",
    answer: "image/webp",
    handle: async ({ actor, params }) =>
      privatePicture(await readRefundPicture(actor, params.id, params.refundId)),
  }),
});
