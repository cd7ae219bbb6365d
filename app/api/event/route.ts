import { refreshEvents } from "#lib/cache/refresh.ts";
import { createEvent } from "#lib/content/create-event.ts";
import { listEvents } from "#lib/content/list-events.ts";
import { createEventInput, eventQuery } from "#lib/content/schema.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: eventQuery,
    handle: ({ query }) => listEvents(query),
  }),
  POST: route({
    who: "admin",
    body: createEventInput,
    pictures: IMAGE_SLOTS,
    status: 201,
    async handle({ actor, body }) {
      const event = await createEvent(actor, body);
      refreshEvents();
      return { data: event };
    },
  }),
});
