import { listEvents } from "#lib/content/list-events.ts";
import { eventQuery } from "#lib/content/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: eventQuery,
    handle: ({ query }) => listEvents(query),
  }),
});
