import { listAddresses } from "#lib/accounts/list-addresses.ts";
import { saveAddress } from "#lib/accounts/save-address.ts";
import { saveAddressInput } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: async ({ actor }) => ({ data: await listAddresses(actor) }),
  }),
  POST: route({
    who: "user",
    body: saveAddressInput,
    status: 201,
    handle: async ({ actor, body }) => ({ data: await saveAddress(actor, body) }),
  }),
});
