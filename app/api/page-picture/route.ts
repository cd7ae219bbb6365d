import { pagePictureAnswer, pagePictureInput } from "#lib/content/pages/schema.ts";
import { storePagePicture } from "#lib/content/pages/store-page-picture.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Store a picture for the words of a page.",
    description: "It is removed a day later unless a version of a page shows it.",
    body: pagePictureInput,
    example: {},
    pictures: ["image"],
    answer: pagePictureAnswer,
    handle: async ({ actor, body }) => ({ data: { image: await storePagePicture(actor, body) } }),
  }),
});
