import { resetSoldOut } from "#lib/cart/change-cart.ts";
import { messageAnswer } from "#lib/http/answers/message-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "The caller has seen what sold out of the cart: its markers go.",
    answer: messageAnswer,
    async handle({ actor }) {
      await resetSoldOut(actor);
      return { message: "Cleared" };
    },
  }),
});
