import { resource, route } from "#lib/http/route.ts";
import { getOrderNote, saveOrderNote } from "#lib/orders/order-note.ts";
import { saveOrderNoteInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "admin",
    handle: async ({ actor, params }) => ({ data: await getOrderNote(actor, params.id) }),
  }),
  PATCH: route({
    who: "admin",
    body: saveOrderNoteInput,
    handle: async ({ actor, params, body }) => ({
      data: await saveOrderNote(actor, params.id, body),
    }),
  }),
});
