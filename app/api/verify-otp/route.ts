import { verifyOtpError, verifyOtpInput } from "#lib/accounts/schema.ts";
import { verifyCode } from "#lib/accounts/verify-code.ts";
import { findActor } from "#lib/auth/find-actor.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { EXAMPLE_ACCOUNT } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Hand in a code of a mail.",
    body: verifyOtpInput,
    example: { email: EXAMPLE_ACCOUNT.email, otp: "12345678" },
    answer: messageAnswer,
    errors: { invalid: verifyOtpError.shape, "too-many-requests": {} },
    async handle({ body, request }) {
      // A change of e-mail ends the other sessions of the account.
      const caller = await findActor(request);
      await verifyCode(body, requesterOf(request), caller?.actor);
      return { message: "The code is right" };
    },
  }),
});
