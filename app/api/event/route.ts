import { createEvent } from "#lib/content/create-event.ts";
import { listEvents } from "#lib/content/list-events.ts";
import { createEventInput, eventAnswer, eventPage, eventQuery } from "#lib/content/schema.ts";
import { tags } from "#lib/expiry/tags.ts";
import { EXAMPLE_EVENT } from "#lib/http/openapi/example-values.ts";
import { resource, route } from "#lib/http/route.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The events, the latest start first.",
    limit: "list-address",
    query: eventQuery,
    answer: eventPage,
    handle: ({ query }) => listEvents(query),
  }),
  POST: route({
    access: "admin",
    summary: "Add an event.",
    body: createEventInput,
    example: EXAMPLE_EVENT,
    pictures: IMAGE_SLOTS,
    answer: eventAnswer,
    status: 201,
    expires: () => [tags.events],
    handle: async ({ actor, body }) => ({ data: await createEvent(actor, body) }),
  }),
});
