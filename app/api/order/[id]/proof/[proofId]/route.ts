import { privatePicture } from "#lib/http/private-picture.ts";
import { resource, route } from "#lib/http/route.ts";
import { readProofPicture } from "#lib/payments/read-proof-picture.ts";
import { reviewProof } from "#lib/payments/review-proof.ts";
import { reviewProofInput } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: async ({ actor, params }) =>
      privatePicture(await readProofPicture(actor, params.id, params.proofId)),
  }),
  PATCH: route({
    who: "admin",
    body: reviewProofInput,
    handle: async ({ actor, params, body }) => ({
      data: [await reviewProof(actor, params.id, params.proofId, body)],
    }),
  }),
});
