import { resource, route } from "#lib/http/route.ts";
import { listZipPlaces } from "#lib/places/list-zip-places.ts";
import { placeQuery, zipPlacesAnswer } from "#lib/places/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The cities that a zip code may belong to. None for an unknown one.",
    limit: "list-address",
    query: placeQuery,
    answer: zipPlacesAnswer,
    handle: async ({ query }) => ({ data: await listZipPlaces(query.zip_code) }),
  }),
});
