import { listGalleryItems } from "#lib/content/list-gallery-items.ts";
import { resource, route } from "#lib/http/route.ts";
import { pagingQuery } from "#lib/paging.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: pagingQuery,
    handle: ({ query }) => listGalleryItems(query),
  }),
});
