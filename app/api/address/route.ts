import { listAddresses } from "#lib/accounts/list-addresses.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: async ({ actor }) => ({ data: await listAddresses(actor) }),
  }),
});
