import { refreshEvents } from "#lib/cache/refresh.ts";
import { eventImageInput, eventImageQuery } from "#lib/content/schema.ts";
import { setEventImage } from "#lib/content/set-event-image.ts";
import { resource, route } from "#lib/http/route.ts";

// The path's 0 means nothing: event and slot stand in the query (api-contract.md).
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    who: "admin",
    query: eventImageQuery,
    body: eventImageInput,
    pictures: ["image"],
    async handle({ actor, query, body }) {
      const event = await setEventImage(actor, query.eventId, query.index, body.image);
      refreshEvents();
      return { data: event };
    },
  }),
});
