import { expireGalleryPages } from "#lib/cache/expire-pages.ts";
import { deleteGalleryItem } from "#lib/content/delete-gallery-item.ts";
import { getGalleryItem } from "#lib/content/get-gallery-item.ts";
import { galleryItemAnswer, updateGalleryItemInput } from "#lib/content/schema.ts";
import { updateGalleryItem } from "#lib/content/update-gallery-item.ts";
import { messageAnswer } from "#lib/http/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    summary: "A picture of the gallery.",
    answer: galleryItemAnswer,
    handle: async ({ params }) => ({ data: await getGalleryItem(params.id) }),
  }),
  PATCH: route({
    who: "admin",
    summary: "Change a picture of the gallery.",
    body: updateGalleryItemInput,
    pictures: ["image1"],
    answer: galleryItemAnswer,
    async handle({ actor, params, body }) {
      const item = await updateGalleryItem(actor, params.id, body);
      expireGalleryPages();
      return { data: item };
    },
  }),
  DELETE: route({
    who: "admin",
    summary: "Delete a picture of the gallery.",
    answer: galleryItemAnswer.extend(messageAnswer.shape),
    async handle({ actor, params }) {
      const item = await deleteGalleryItem(actor, params.id);
      expireGalleryPages();
      return { message: "The gallery item is deleted", data: item };
    },
  }),
});
