import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { MONEY_DUE, MONEY_TO_RETURN } from "./internal/work-conditions.ts";
import type { OpenMoney } from "./schema.ts";

/**
 * Returns the money that moves next: expected of orders, in at the bank without an order, and going back. An order that
 * ended undelivered gives back all that the shop has of it. Throws forbidden.
 */
export async function sumOpenMoney(actor: Actor): Promise<OpenMoney> {
  assertAdmin(actor);
  const [sums] = await onPool.query<OpenMoney>(sql`
    SELECT
      (SELECT json_build_object('count', count(*), 'rupiah', coalesce(sum(coalesce(o.money_difference, o.total)), 0))
        FROM orders o WHERE o.status = 'Waiting for Payment' AND o.payment_status <> 'Paid') AS waiting,
      (SELECT json_build_object('count', count(*), 'rupiah', coalesce(sum(o.money_difference), 0))
        FROM orders o WHERE ${MONEY_DUE} AND o.status <> 'Waiting for Payment') AS due,
      (SELECT json_build_object('count', count(*), 'rupiah', coalesce(sum(rupiah), 0))
        FROM bank_rows WHERE state = 'unmatched' AND direction = 'credit') AS unmatched,
      (SELECT json_build_object('count', count(*), 'rupiah', coalesce(sum(-o.money_difference), 0))
        FROM orders o WHERE ${MONEY_TO_RETURN}) AS "goesBack"`);
  if (!sums) throw new Error("a query without a table has a row");
  return sums;
}
