import { z } from "zod";
import { loginAnswer, secondStepInput } from "#lib/accounts/schema.ts";
import { finishSecondStep } from "#lib/auth/finish-second-step.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "End a sign-in by a provider, with the code of two-step sign-in.",
    description:
      "Needs the cookie `sign_in_step`, which such a sign-in leaves where the account has two-step sign-in. Without it 401 lacks `second_factor`.",
    body: secondStepInput,
    example: { code: "492039" },
    answer: loginAnswer,
    errors: { unauthenticated: { second_factor: z.literal(true) }, "too-many-requests": {} },
    async handle({ body, request }) {
      const { session, headers } = await finishSecondStep(body.code, request, requesterOf(request));
      return Response.json(
        { access_token: session.token, token_type: "Bearer", expires_in: session.seconds },
        { headers },
      );
    },
  }),
});
