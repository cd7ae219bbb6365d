import { addCartItem, removeCartItem, setCartItem } from "#lib/cart/change-cart.ts";
import {
  addCartItemInput,
  cartBadgeView,
  cartItemAnswer,
  setCartItemInput,
} from "#lib/cart/schema.ts";
import { resource, route } from "#lib/http/route.ts";

// The contract gives POST and PATCH the product's id and DELETE the cart item's.
export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "user",
    summary: "Add pieces of a product; `id` is the product's.",
    body: addCartItemInput,
    example: { quantity: "1", chosen_size: "M" },
    answer: cartItemAnswer,
    status: 201,
    errors: { conflict: {} },
    handle: ({ actor, params, body }) =>
      addCartItem(actor, params.id, body.quantity, body.chosen_size),
  }),
  PATCH: route({
    access: "user",
    summary: "Set the pieces of a product, 0 removes it; `id` is the product's.",
    body: setCartItemInput,
    example: { quantity: "2" },
    answer: cartItemAnswer,
    errors: { conflict: {} },
    handle: ({ actor, params, body }) =>
      setCartItem(actor, params.id, body.quantity, body.chosen_size),
  }),
  DELETE: route({
    access: "user",
    summary: "Take a line out of the cart; `id` is the cart item's.",
    answer: cartBadgeView,
    handle: async ({ actor, params }) => ({ cartBadge: await removeCartItem(actor, params.id) }),
  }),
});
