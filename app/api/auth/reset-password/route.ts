import { resetPassword } from "#lib/accounts/reset-password.ts";
import { resetPasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    summary: "Set a new password with a code. Ends every session of the account.",
    body: resetPasswordInput,
    answer: messageAnswer,
    async handle({ body }) {
      await resetPassword(body);
      return { message: "Your password is changed" };
    },
  }),
});
