import { deleteAddress } from "#lib/accounts/addresses/delete-address.ts";
import { getAddress } from "#lib/accounts/addresses/get-address.ts";
import { updateAddress } from "#lib/accounts/addresses/update-address.ts";
import { addressAnswer, updateAddressInput } from "#lib/accounts/schema.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "A saved address of the caller's.",
    answer: addressAnswer,
    handle: async ({ actor, params }) => ({ data: await getAddress(actor, params.id) }),
  }),
  PATCH: route({
    access: "user",
    summary: "Change a saved address.",
    body: updateAddressInput,
    example: { description: "Titip di pos satpam" },
    answer: addressAnswer,
    handle: async ({ actor, params, body }) => ({
      data: await updateAddress(actor, params.id, body),
    }),
  }),
  DELETE: route({
    access: "user",
    summary: "Delete a saved address.",
    answer: messageAnswer,
    async handle({ actor, params }) {
      await deleteAddress(actor, params.id);
      return { message: "The address is deleted" };
    },
  }),
});
