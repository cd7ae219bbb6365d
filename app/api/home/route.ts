import { z } from "zod";
import { readHome } from "#lib/cache/catalogue.ts";
import { productView } from "#lib/catalogue/schema.ts";
import { galleryItemView } from "#lib/content/schema.ts";
import { resource, route } from "#lib/http/route.ts";

const homeAnswer = z.object({
  data: z
    .array(
      z.object({
        product: z.array(productView).max(8),
        gallery: z.array(galleryItemView).max(3),
      }),
    )
    .length(1),
});

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "anyone",
    summary: "What the home page shows.",
    limit: "list-address",
    answer: homeAnswer,
    async handle() {
      const { products, gallery } = await readHome();
      return { data: [{ product: products, gallery }] };
    },
  }),
});
