import { readHome } from "#lib/cache/catalogue.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "anyone",
    async handle() {
      const { products, gallery } = await readHome();
      return { data: [{ product: products, gallery }] };
    },
  }),
});
