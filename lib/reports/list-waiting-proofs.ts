import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { presentAccounts } from "../shop/settings.ts";
import { PROOF_TO_CHECK } from "./internal/work-conditions.ts";
import type { WaitingProof } from "./schema.ts";

/** More than an admin looks at in one go; the page lists the next ones after a refresh. */
const MOST = 20;

type Row = Omit<WaitingProof, "proof" | "orderedAt"> &
  Pick<WaitingProof["proof"], "id" | "bank" | "sender" | "amount"> & {
    orderedAt: Date;
    uploadedAt: Date;
    hasPicture: boolean;
  };

/** Lists unanswered proofs, longest-waiting first, or before them the one of `orderId`. Throws forbidden. */
export async function listWaitingProofs(
  actor: Actor,
  orderId: string | null = null,
): Promise<WaitingProof[]> {
  assertAdmin(actor);
  const rows = await onPool.query<Row>(sql`
    SELECT o.id::text AS "orderId", o.order_no AS "orderNo", o.created_at AS "orderedAt",
      o.customer_name AS name, o.total::float8, coalesce(o.money_difference, o.total)::float8 AS due,
      coalesce(o.payment_accounts, ${presentAccounts()}) AS accounts,
      p.id::text, p.bank, p.sender, p.amount::float8, p.uploaded_at AS "uploadedAt",
      p.image_deleted_at IS NULL AS "hasPicture"
    FROM orders o JOIN payment_proofs p ON p.order_id = o.id AND p.state = 'pending'
    WHERE ${PROOF_TO_CHECK}
    ORDER BY (o.id = ${orderId}::uuid) IS TRUE DESC, p.uploaded_at, p.id LIMIT ${MOST}::int`);
  return rows.map(({ id, bank, sender, amount, uploadedAt, hasPicture, orderedAt, ...order }) => ({
    ...order,
    orderedAt: orderedAt.toISOString(),
    proof: {
      ...{ id, bank, sender, amount, state: "pending", reason: "" },
      uploaded_at: uploadedAt.toISOString(),
      image: hasPicture ? `/api/order/${order.orderId}/proof/${id}` : null,
    },
  }));
}
