import { resetPassword } from "#lib/accounts/reset-password.ts";
import { resetPasswordInput } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "anyone",
    body: resetPasswordInput,
    async handle({ body }) {
      await resetPassword(body);
      return { message: "Your password is changed" };
    },
  }),
});
