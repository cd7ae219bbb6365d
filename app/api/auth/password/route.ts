import { changePassword } from "#lib/accounts/passwords/change-password.ts";
import { changePasswordInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { EXAMPLE_PASSWORDS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Change the caller's password. Ends the other sessions of the account.",
    description: "An account with two-step sign-in also needs `code`.",
    body: changePasswordInput,
    example: {
      current_password: EXAMPLE_PASSWORDS.password,
      password: "truntum-sogan-62",
      password_confirmation: "truntum-sogan-62",
    },
    answer: messageAnswer,
    errors: { "too-many-requests": {} },
    async handle({ actor, body }) {
      await changePassword(actor, body);
      return { message: "Your password is changed" };
    },
  }),
});
