import { resource, route } from "#lib/http/route.ts";
import { correctMoney } from "#lib/orders/money/correct-money.ts";
import { correctMoneyInput, orderAnswer } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    access: "admin",
    summary: "Counter a receipt or refund that was typed wrongly, and book the right amount.",
    body: correctMoneyInput,
    example: { amount: "48.500", reason: "Salah ketik" },
    answer: orderAnswer,
    errors: { conflict: {} },
    handle: async ({ actor, params, body }) => ({
      data: [await correctMoney(actor, params.id, params.entryId, body)],
    }),
  }),
});
