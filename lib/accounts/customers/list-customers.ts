import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { db } from "../../database/db.ts";
import { metaOf, type Page, pageWindow } from "../../paging.ts";
import { CUSTOMER_FIELDS, customersMatching, toCustomerView } from "../internal/customer-row.ts";
import type { CustomerQuery, CustomerView } from "../schema.ts";

/** Lists customers, newest first. Throws forbidden for non-admins. */
export async function listCustomers(
  actor: Actor,
  query: CustomerQuery,
): Promise<Page<CustomerView>> {
  assertAdmin(actor);
  const where = customersMatching(query.search || query.q);
  const [rows, total] = await Promise.all([
    db().user.findMany({
      where,
      select: CUSTOMER_FIELDS,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().user.count({ where }),
  ]);
  return { data: rows.map(toCustomerView), meta: metaOf(query, total) };
}
