import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { resource, route } from "#lib/http/route.ts";
import { confirmRows } from "#lib/payments/statements/confirm-rows.ts";
import { listBankRows } from "#lib/payments/statements/list-bank-rows.ts";
import {
  bankRowPage,
  bankRowQuery,
  confirmRowsAnswer,
  confirmRowsInput,
} from "#lib/payments/statements/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The bank's rows of a state, the newest first, with the orders that each may be of.",
    query: bankRowQuery,
    answer: bankRowPage,
    handle: ({ actor, query }) => listBankRows(actor, query),
  }),
  POST: route({
    access: "admin",
    summary: "Confirm the rows whose amount one order alone expects. The others stay.",
    body: confirmRowsInput,
    example: { ids: ["0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11"] },
    lists: ["ids"],
    answer: confirmRowsAnswer,
    handle: async ({ actor, body }) => ({
      data: await confirmRows(actor, body, expireProductPages),
    }),
  }),
});
