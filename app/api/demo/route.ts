import { z } from "zod";
import { clearDemo } from "#demo/clear-demo.ts";
import { tags } from "#lib/expiry/tags.ts";
import { resource, route } from "#lib/http/route.ts";

const removedDemo = z.object({
  data: z.object({ products: z.number().int(), orders: z.number().int() }),
});

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  DELETE: route({
    access: "admin",
    isUndescribed: true,
    summary: "Remove the demo's goods, events, orders and accounts.",
    answer: removedDemo,
    expires: () => [tags.shop],
    handle: async ({ actor }) => ({ data: await clearDemo(actor) }),
  }),
});
