import { z } from "zod";
import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { privatePicture } from "#lib/http/answers/private-picture.ts";
import { resource, route } from "#lib/http/route.ts";
import { orderAnswer, PROOF_STATES } from "#lib/orders/schema.ts";
import { ORDER_STATUSES } from "#lib/orders/status/order-status.ts";
import { readProofPicture } from "#lib/payments/read-order-picture.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { reviewProofInput } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The picture of a transfer, for the order's owner and admins.",
    answer: "image/webp",
    handle: async ({ actor, params }) =>
      privatePicture(await readProofPicture(actor, params.id, params.proofId)),
  }),
  PATCH: route({
    access: "admin",
    summary: "Confirm a transfer, or reject its picture with a reason.",
    body: reviewProofInput,
    example: {
      state: "rejected",
      reason: "The amount can't be read.",
    },
    answer: orderAnswer,
    errors: { conflict: { state: z.enum(PROOF_STATES), status: z.enum(ORDER_STATUSES) } },
    handle: async ({ actor, params, body }) => ({
      data: [await reviewProof(actor, params.id, params.proofId, body, expireProductPages)],
    }),
  }),
});
