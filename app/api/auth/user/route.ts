import { getUser } from "#lib/accounts/get-user.ts";
import { userAnswer } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "The caller's own account.",
    answer: userAnswer,
    handle: async ({ actor }) => ({ data: await getUser(actor) }),
  }),
});
