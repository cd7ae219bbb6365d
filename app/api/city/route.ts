import { resource, route } from "#lib/http/route.ts";
import { listCities } from "#lib/places/list-places.ts";
import { cityQuery, placesAnswer } from "#lib/places/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The cities of a province.",
    limit: "list-address",
    query: cityQuery,
    answer: placesAnswer,
    errors: { "not-found": {} },
    handle: async ({ query }) => ({ data: await listCities(query.province_id) }),
  }),
});
