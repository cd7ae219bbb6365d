import { resetPassword } from "#lib/accounts/passwords/reset-password.ts";
import { resetPasswordInput } from "#lib/accounts/schema.ts";
import { deviceCookie } from "#lib/auth/device-cookie.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { EXAMPLE_ACCOUNT, EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    summary: "Set a new password with a code. Ends every session of the account.",
    body: resetPasswordInput,
    example: { email: EXAMPLE_ACCOUNT.email, otp: "12345678", ...EXAMPLE_PASSWORDS },
    answer: messageAnswer,
    errors: { "too-many-requests": {} },
    async handle({ body, request }) {
      const userId = await resetPassword(body, requesterOf(request));
      // A reader of the account's mail is no stranger: the next log-in isn't slowed down.
      const headers = { "set-cookie": deviceCookie(request.headers, userId) };
      return Response.json({ message: "Your password is changed" }, { headers });
    },
  }),
});
