import { deleteGalleryItem } from "#lib/content/delete-gallery-item.ts";
import { getGalleryItem } from "#lib/content/get-gallery-item.ts";
import { galleryItemAnswer, updateGalleryItemInput } from "#lib/content/schema.ts";
import { updateGalleryItem } from "#lib/content/update-gallery-item.ts";
import { tags } from "#lib/expiry/tags.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "A picture of the gallery.",
    answer: galleryItemAnswer,
    handle: async ({ params }) => ({ data: await getGalleryItem(params.id) }),
  }),
  PATCH: route({
    access: "admin",
    summary: "Change a picture of the gallery.",
    body: updateGalleryItemInput,
    example: { title: "Mencanting" },
    pictures: ["image1"],
    answer: galleryItemAnswer,
    expires: () => [tags.gallery],
    handle: async ({ actor, params, body }) => ({
      data: await updateGalleryItem(actor, params.id, body),
    }),
  }),
  DELETE: route({
    access: "admin",
    summary: "Delete a picture of the gallery.",
    answer: galleryItemAnswer.extend(messageAnswer.shape),
    expires: () => [tags.gallery],
    handle: async ({ actor, params }) => ({
      message: "The gallery item is deleted",
      data: await deleteGalleryItem(actor, params.id),
    }),
  }),
});
