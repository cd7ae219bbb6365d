import { eventAnswer, eventImageInput, eventImageQuery } from "#lib/content/schema.ts";
import { setEventImage } from "#lib/content/set-event-image.ts";
import { tags } from "#lib/expiry/tags.ts";
import { resource, route } from "#lib/http/route.ts";

// The path's 0 means nothing: event and slot stand in the query (docs/api.md#pictures-of-events).
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    access: "admin",
    summary: "Put a picture into one of an event's slots, 1 to 4.",
    query: eventImageQuery,
    body: eventImageInput,
    example: {},
    pictures: ["image"],
    answer: eventAnswer,
    errors: { "not-found": {} },
    expires: () => [tags.events],
    handle: async ({ actor, query, body }) => ({
      data: await setEventImage(actor, query.eventId, query.index, body.image),
    }),
  }),
});
