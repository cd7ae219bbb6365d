import { z } from "zod";
import { resource, route } from "#lib/http/route.ts";
import { orderAnswer } from "#lib/orders/schema.ts";
import { recordRefund } from "#lib/payments/record-refund.ts";
import { recordRefundInput } from "#lib/payments/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Write down that money of an ended order went back to its customer.",
    body: recordRefundInput,
    example: {
      amount: "485.000",
      account: "BCA 1234567890, Sari Wulandari",
      sent_on: "2026-11-24",
      note: "",
      held_seen: "485000",
    },
    pictures: ["image"],
    answer: orderAnswer,
    errors: { conflict: { held: z.number().int() } },
    handle: async ({ actor, params, body }) => ({
      data: [await recordRefund(actor, params.id, body)],
    }),
  }),
});
