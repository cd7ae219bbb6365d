import { sendOtpAnswer, sendOtpInput } from "#lib/accounts/schema.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { EXAMPLE_ACCOUNT } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Send a code by e-mail, if there is such an account.",
    body: sendOtpInput,
    example: { email: EXAMPLE_ACCOUNT.email, type: "reset-password" },
    answer: sendOtpAnswer,
    errors: { "too-many-requests": {} },
    async handle({ body, request }) {
      const note = await sendCode(body, requesterOf(request));
      return { message: "If this email has an account, a code is on its way", note };
    },
  }),
});
