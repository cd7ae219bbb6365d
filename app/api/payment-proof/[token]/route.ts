import { isFormPost, seeOther } from "#lib/http/form-post.ts";
import { resource, route } from "#lib/http/route.ts";
import { readProofToken } from "#lib/orders/proof-link.ts";
import { handInProof } from "#lib/payments/hand-in-proof.ts";
import { handInProofInput, proofPageAnswer } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    summary: "Hand in a picture of the transfer, with the token of the order's proof link.",
    acceptsParams: ({ token }) => readProofToken(token) !== null,
    body: handInProofInput,
    pictures: ["image"],
    answer: proofPageAnswer,
    status: 201,
    refuses: { conflict: {} },
    async handle({ params, body, request }) {
      const data = await handInProof(params.token, body);
      return isFormPost(request) ? seeOther(`/payment-proof/${params.token}`) : { data };
    },
  }),
});
