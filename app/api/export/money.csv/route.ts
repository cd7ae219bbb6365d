import { csvStreamAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { exportMoney } from "#lib/orders/books/export-money.ts";
import { moneyReportQuery } from "#lib/orders/books/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The money ledger of some days as a table, one line per entry.",
    answer: "text/csv",
    query: moneyReportQuery,
    handle: ({ actor, query }) => csvStreamAnswer("uang", exportMoney(actor, query)),
  }),
});
