import { addCartItem, removeCartItem, setCartItem } from "#lib/cart/change-cart.ts";
import { addCartItemInput, setCartItemInput } from "#lib/cart/schema.ts";
import { resource, route } from "#lib/http/route.ts";

// The contract gives POST and PATCH the product's id and DELETE the cart item's.
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    who: "user",
    body: addCartItemInput,
    status: 201,
    handle: ({ actor, params, body }) => addCartItem(actor, params.id, body.quantity),
  }),
  PATCH: route({
    who: "user",
    body: setCartItemInput,
    handle: ({ actor, params, body }) => setCartItem(actor, params.id, body.quantity),
  }),
  DELETE: route({
    who: "user",
    handle: async ({ actor, params }) => ({ cartBadge: await removeCartItem(actor, params.id) }),
  }),
});
