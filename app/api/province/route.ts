import { resource, route } from "#lib/http/route.ts";
import { listProvinces } from "#lib/places/list-places.ts";
import { placesAnswer } from "#lib/places/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The provinces.",
    limit: "list-address",
    answer: placesAnswer,
    handle: async () => ({ data: await listProvinces() }),
  }),
});
