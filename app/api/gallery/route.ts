import { createGalleryItem } from "#lib/content/create-gallery-item.ts";
import { listGalleryItems } from "#lib/content/list-gallery-items.ts";
import { createGalleryItemInput, galleryItemAnswer, galleryPage } from "#lib/content/schema.ts";
import { tags } from "#lib/expiry/tags.ts";
import { resource, route } from "#lib/http/route.ts";
import { pagingQuery } from "#lib/paging.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "The gallery.",
    limit: "list-address",
    query: pagingQuery,
    answer: galleryPage,
    handle: ({ query }) => listGalleryItems(query),
  }),
  POST: route({
    access: "admin",
    summary: "Add a picture to the gallery.",
    body: createGalleryItemInput,
    example: { title: "Membatik di Lasem" },
    pictures: ["image1"],
    answer: galleryItemAnswer,
    status: 201,
    expires: () => [tags.gallery],
    handle: async ({ actor, body }) => ({ data: await createGalleryItem(actor, body) }),
  }),
});
