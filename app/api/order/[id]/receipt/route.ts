import { z } from "zod";
import { resource, route } from "#lib/http/route.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { recordReceipt } from "#lib/orders/money/record-receipt.ts";
import { orderAnswer, recordReceiptInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Write down a further transfer for an order that doesn't wait for its payment.",
    body: recordReceiptInput,
    example: {
      amount: "485.000",
      received_on: "2026-11-24",
      note: "Transfer kedua",
      held_seen: "485000",
    },
    answer: orderAnswer,
    errors: { conflict: { held: z.number().int(), ...presentStatus } },
    handle: async ({ actor, params, body }) => ({
      data: [await recordReceipt(actor, params.id, body)],
    }),
  }),
});
