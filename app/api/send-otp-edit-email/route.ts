import { resetEmailInput, sendOtpAnswer } from "#lib/accounts/schema.ts";
import { sendEditEmailCode } from "#lib/accounts/send-code.ts";
import { requesterOf } from "#lib/http/caller/requester.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Send a code to the e-mail that the caller wants to change to.",
    body: resetEmailInput,
    example: { email: "sari.baru@example.com" },
    answer: sendOtpAnswer,
    errors: { "too-many-requests": {} },
    async handle({ actor, body, request }) {
      const note = await sendEditEmailCode(actor, body, requesterOf(request));
      return { message: "A code is on its way", note };
    },
  }),
});
