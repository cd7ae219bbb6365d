import { getCart } from "#lib/cart/get-cart.ts";
import { cartView } from "#lib/cart/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The caller's cart, compared with what is left of each piece.",
    answer: cartView,
    handle: ({ actor }) => getCart(actor),
  }),
});
