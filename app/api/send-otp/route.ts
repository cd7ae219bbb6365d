import { sendOtpInput } from "#lib/accounts/schema.ts";
import { sendCode } from "#lib/accounts/send-code.ts";
import { callerGroup } from "#lib/http/client-address.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    summary: "Send a code by e-mail, if there is such an account.",
    body: sendOtpInput,
    answer: messageAnswer,
    refuses: { "too-many-requests": {} },
    async handle({ body, request }) {
      await sendCode(body, callerGroup(request.headers));
      return { message: "If this email has an account, a code is on its way" };
    },
  }),
});
