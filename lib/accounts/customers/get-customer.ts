import "server-only";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { db } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { notFound } from "../../errors.ts";
import { CUSTOMER_FIELDS, toCustomerView } from "../internal/customer-row.ts";
import type { CustomerView } from "../schema.ts";

/** Returns a customer. Throws forbidden for non-admins; not-found also for admins' and deleted accounts. */
export async function getCustomer(actor: Actor, id: string): Promise<CustomerView> {
  assertAdmin(actor);
  const row = isId(id)
    ? await db().user.findUnique({
        where: { id, role: "user", deletedAt: null },
        select: CUSTOMER_FIELDS,
      })
    : null;
  if (!row) throw notFound("Customer");
  return toCustomerView(row);
}
