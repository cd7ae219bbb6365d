import { updateUserInput, userAnswer } from "#lib/accounts/schema.ts";
import { updateUser } from "#lib/accounts/update-user.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    who: "user",
    summary: "Change the caller's own account.",
    body: updateUserInput,
    answer: userAnswer,
    handle: async ({ actor, body }) => ({ data: await updateUser(actor, body) }),
  }),
});
