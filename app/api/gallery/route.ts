import { refreshGallery } from "#lib/cache/refresh.ts";
import { createGalleryItem } from "#lib/content/create-gallery-item.ts";
import { listGalleryItems } from "#lib/content/list-gallery-items.ts";
import { createGalleryItemInput } from "#lib/content/schema.ts";
import { resource, route } from "#lib/http/route.ts";
import { pagingQuery } from "#lib/paging.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    query: pagingQuery,
    handle: ({ query }) => listGalleryItems(query),
  }),
  POST: route({
    who: "admin",
    body: createGalleryItemInput,
    pictures: ["image1"],
    status: 201,
    async handle({ actor, body }) {
      const item = await createGalleryItem(actor, body);
      refreshGallery();
      return { data: item };
    },
  }),
});
