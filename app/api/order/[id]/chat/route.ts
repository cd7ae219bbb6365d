import { resource, route } from "#lib/http/route.ts";
import { tellCustomer } from "#lib/orders/chat/order-chat.ts";
import { tellCustomerAnswer, tellCustomerInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Write down that the customer was told of the order by WhatsApp. It sends nothing.",
    body: tellCustomerInput,
    example: { text: "sent" },
    answer: tellCustomerAnswer,
    handle: async ({ actor, params, body }) => ({
      data: await tellCustomer(actor, params.id, body),
    }),
  }),
});
