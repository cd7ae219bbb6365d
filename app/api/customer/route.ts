import { listCustomers } from "#lib/accounts/customers/list-customers.ts";
import { customerPage, customerQuery } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The customers, the newest first.",
    query: customerQuery,
    answer: customerPage,
    handle: ({ actor, query }) => listCustomers(actor, query),
  }),
});
