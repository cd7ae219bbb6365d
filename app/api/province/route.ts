import { resource, route } from "#lib/http/route.ts";
import { listProvinces } from "#lib/shipping/places.ts";
import { placesAnswer } from "#lib/shipping/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    summary: "The provinces.",
    answer: placesAnswer,
    handle: async () => ({ data: await listProvinces() }),
  }),
});
