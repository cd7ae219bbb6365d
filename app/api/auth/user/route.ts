import { getUser } from "#lib/accounts/get-user.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "user",
    handle: async ({ actor }) => ({ data: await getUser(actor) }),
  }),
});
