import { getCart } from "#lib/cart/get-cart.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    handle: ({ actor }) => getCart(actor),
  }),
});
