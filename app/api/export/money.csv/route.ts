import { csvStreamAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { exportClosing } from "#lib/orders/books/export-closing.ts";
import { exportMoney } from "#lib/orders/books/export-money.ts";
import { moneyExportQuery } from "#lib/orders/books/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The money ledger of some days as a table, one line per entry.",
    answer: "text/csv",
    query: moneyExportQuery,
    handle: ({ actor, query }) =>
      query.lines === "closing"
        ? csvStreamAnswer("tutup-bulan", exportClosing(actor, query))
        : csvStreamAnswer("uang", exportMoney(actor, query)),
  }),
});
