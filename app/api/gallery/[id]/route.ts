import { getGalleryItem } from "#lib/content/get-gallery-item.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    handle: async ({ params }) => ({ data: await getGalleryItem(params.id) }),
  }),
});
