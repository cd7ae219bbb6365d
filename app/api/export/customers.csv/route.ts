import { exportCustomers } from "#lib/accounts/customers/export-customers.ts";
import { customerQuery } from "#lib/accounts/schema.ts";
import { csvStreamAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The customers as a table.",
    answer: "text/csv",
    query: customerQuery,
    handle: ({ actor, query: { search, q } }) =>
      csvStreamAnswer("pelanggan", exportCustomers(actor, search || q)),
  }),
});
