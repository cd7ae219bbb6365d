import { cancelEmailChange } from "#lib/accounts/email-change/cancel-email-change.ts";
import { userAnswer } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  DELETE: route({
    access: "user",
    summary: "Cancel the change of e-mail that waits for its code.",
    answer: userAnswer,
    handle: async ({ actor }) => ({ data: await cancelEmailChange(actor) }),
  }),
});
