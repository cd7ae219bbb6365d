import { sendOtpEditEmailInput } from "#lib/accounts/schema.ts";
import { sendEditEmailCode } from "#lib/accounts/send-code.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "user",
    summary: "Send a code to the e-mail that the caller wants to change to.",
    body: sendOtpEditEmailInput,
    answer: messageAnswer,
    refuses: { "too-many-requests": {} },
    async handle({ actor, body }) {
      await sendEditEmailCode(actor, body);
      return { message: "A code is on its way" };
    },
  }),
});
