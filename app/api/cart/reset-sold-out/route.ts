import { resetSoldOut } from "#lib/cart/change-cart.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "user",
    async handle({ actor }) {
      await resetSoldOut(actor);
      return { message: "Cleared" };
    },
  }),
});
