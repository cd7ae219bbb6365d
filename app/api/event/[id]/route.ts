import { deleteEvent } from "#lib/content/delete-event.ts";
import { getEvent } from "#lib/content/get-event.ts";
import { eventAnswer, updateEventInput } from "#lib/content/schema.ts";
import { updateEvent } from "#lib/content/update-event.ts";
import { tags } from "#lib/expiry/tags.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "An event.",
    answer: eventAnswer,
    handle: async ({ params }) => ({ data: await getEvent(params.id) }),
  }),
  PATCH: route({
    access: "admin",
    summary: "Change an event.",
    body: updateEventInput,
    example: { event_location: "Gedung Merdeka, Bandung" },
    pictures: IMAGE_SLOTS,
    answer: eventAnswer,
    expires: () => [tags.events],
    handle: async ({ actor, params, body }) => ({
      data: await updateEvent(actor, params.id, body),
    }),
  }),
  DELETE: route({
    access: "admin",
    summary: "Delete an event.",
    answer: eventAnswer.extend(messageAnswer.shape),
    expires: () => [tags.events],
    handle: async ({ actor, params }) => ({
      message: "The event is deleted",
      data: await deleteEvent(actor, params.id),
    }),
  }),
});
