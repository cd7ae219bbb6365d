import { privatePicture } from "#lib/http/answers/private-picture.ts";
import { resource, route } from "#lib/http/route.ts";
import { readOrderQris } from "#lib/payments/qris/order-qris.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The QRIS code of an unpaid order's amount, for its owner and admins.",
    answer: "image/png",
    handle: async ({ actor, params }) =>
      privatePicture(await readOrderQris(actor, params.id), "image/png"),
  }),
});
