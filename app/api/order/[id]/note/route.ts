import { resource, route } from "#lib/http/route.ts";
import { getOrderNote, saveOrderNote } from "#lib/orders/order-note.ts";
import { orderNoteAnswer, orderNoteView, saveOrderNoteInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "What the admins have written down about an order.",
    answer: orderNoteAnswer,
    handle: async ({ actor, params }) => ({ data: await getOrderNote(actor, params.id) }),
  }),
  PATCH: route({
    access: "admin",
    summary: "Replace the note about an order; an empty one deletes it.",
    body: saveOrderNoteInput,
    example: { note: "Minta dibungkus kado." },
    answer: orderNoteAnswer,
    errors: { conflict: orderNoteView.shape },
    handle: async ({ actor, params, body }) => ({
      data: await saveOrderNote(actor, params.id, body),
    }),
  }),
});
