import { z } from "zod";
import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { resource, route } from "#lib/http/route.ts";
import { presentStatus } from "#lib/orders/lock-order.ts";
import { bankRowAnswer, ROW_STATES, settleRowInput } from "#lib/payments/statements/schema.ts";
import { settleRow } from "#lib/payments/statements/settle-row.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  PATCH: route({
    access: "admin",
    summary: "Match a row of the bank with an order, or keep it as returned or as something else.",
    body: settleRowInput,
    example: { state: "written-off", note: "Bunga" },
    answer: bankRowAnswer,
    errors: {
      conflict: { state: z.enum(ROW_STATES).optional(), status: presentStatus.status.optional() },
    },
    handle: async ({ actor, params, body }) => ({
      data: await settleRow(actor, params.id, body, expireProductPages),
    }),
  }),
});
