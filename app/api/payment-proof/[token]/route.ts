import { isFormPost, seeOther } from "#lib/http/body/form-post.ts";
import { resource, route } from "#lib/http/route.ts";
import { pathIn } from "#lib/language/languages.ts";
import { spokenLanguage } from "#lib/language/spoken-language.ts";
import { readProofToken } from "#lib/orders/proofs/proof-link.ts";
import { getProofState } from "#lib/payments/get-proof-page.ts";
import { proofPageAnswer, proofStateAnswer, submitProofInput } from "#lib/payments/schema.ts";
import { submitProof } from "#lib/payments/submit-proof.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "An order's payment and where to pay it, with the token of its proof link.",
    acceptsParams: ({ token }) => readProofToken(token) !== null,
    limit: "list-address",
    answer: proofStateAnswer,
    handle: ({ params }) => getProofState(params.token),
  }),
  POST: route({
    access: "anyone",
    summary: "Hand in a picture of the transfer, with the token of the order's proof link.",
    acceptsParams: ({ token }) => readProofToken(token) !== null,
    body: submitProofInput,
    example: { bank: "BCA", sender: "Sari Wulandari", amount: "469000" },
    pictures: ["image"],
    answer: proofPageAnswer,
    status: 201,
    errors: { conflict: {} },
    async handle({ params, body, request }) {
      const data = await submitProof(params.token, body);
      const page = pathIn(spokenLanguage(), `/payment-proof/${params.token}`);
      return isFormPost(request) ? seeOther(page) : { data };
    },
  }),
});
