import { getCartBadge } from "#lib/cart/get-cart.ts";
import { cartBadgeView } from "#lib/cart/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "How many pieces the caller's cart holds.",
    answer: cartBadgeView,
    handle: async ({ actor }) => ({ cartBadge: await getCartBadge(actor) }),
  }),
});
