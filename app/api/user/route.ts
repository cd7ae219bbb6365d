import { updateUserInput, userAnswer } from "#lib/accounts/schema.ts";
import { updateUser } from "#lib/accounts/update-user.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    who: "user",
    summary: "Change the caller's own account.",
    description: "A new e-mail needs the password, and waits for the code that is sent to it.",
    body: updateUserInput,
    answer: userAnswer,
    refuses: { "too-many-requests": {} },
    handle: async ({ actor, body }) => ({ data: await updateUser(actor, body) }),
  }),
});
