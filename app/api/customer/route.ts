import { listCustomers } from "#lib/accounts/list-customers.ts";
import { customerQuery } from "#lib/accounts/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "admin",
    query: customerQuery,
    handle: ({ actor, query }) => listCustomers(actor, query),
  }),
});
