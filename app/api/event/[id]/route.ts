import { getEvent } from "#lib/content/get-event.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => ({ data: await getEvent(params.id) }),
  }),
});
