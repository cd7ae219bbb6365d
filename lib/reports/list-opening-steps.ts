import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import type { OpeningSteps } from "./schema.ts";

/** Returns what an owner has done of a new shop's needs. Orders of `demoEmails` don't count. Throws forbidden. */
export async function listOpeningSteps(
  actor: Actor,
  demoEmails: readonly string[],
): Promise<OpeningSteps> {
  assertAdmin(actor);
  const [steps] = await onPool.query<OpeningSteps>(sql`
    SELECT
      EXISTS (SELECT FROM shop_settings WHERE key = 'shop') AS "isNamed",
      EXISTS (SELECT FROM shop_settings WHERE key IN ('payment-accounts', 'qris')
        AND changed_by IS NOT NULL) AS "isPayable",
      EXISTS (SELECT FROM products WHERE deleted_at IS NULL) AS "hasPiece",
      EXISTS (SELECT FROM orders JOIN users u ON u.id = user_id
        WHERE u.email <> ALL(${demoEmails}::text[])) AS "hasOrder"`);
  if (!steps) throw new Error("a SELECT without FROM has a row");
  return steps;
}
