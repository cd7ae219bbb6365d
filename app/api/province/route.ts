import { resource, route } from "#lib/http/route.ts";
import { listProvinces } from "#lib/shipping/places.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async () => ({ data: await listProvinces() }),
  }),
});
