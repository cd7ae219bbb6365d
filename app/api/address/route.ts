import { listAddresses } from "#lib/accounts/addresses/list-addresses.ts";
import { saveAddress } from "#lib/accounts/addresses/save-address.ts";
import { addressAnswer, addressesAnswer, saveAddressInput } from "#lib/accounts/schema.ts";
import { EXAMPLE_ADDRESS } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The caller's saved addresses, the newest first.",
    answer: addressesAnswer,
    handle: async ({ actor }) => ({ data: await listAddresses(actor) }),
  }),
  POST: route({
    access: "user",
    summary: "Save an address.",
    body: saveAddressInput,
    example: EXAMPLE_ADDRESS,
    answer: addressAnswer,
    status: 201,
    handle: async ({ actor, body }) => ({ data: await saveAddress(actor, body) }),
  }),
});
