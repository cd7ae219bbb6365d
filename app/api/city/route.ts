import { resource, route } from "#lib/http/route.ts";
import { listCities } from "#lib/shipping/places.ts";
import { cityQuery } from "#lib/shipping/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: cityQuery,
    handle: async ({ query }) => ({ data: await listCities(query.province_id) }),
  }),
});
