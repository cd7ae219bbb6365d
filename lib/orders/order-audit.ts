import "server-only";
import type { Actor } from "../actor.ts";
import { auditOf, recordAudit } from "../audit/record-audit.ts";
import type { AuditAction, AuditFields } from "../audit/schema.ts";
import type { Database } from "../database/db.ts";
import { type LockedOrder, lockOrder } from "./lock-order.ts";

type AuditedOrder = Pick<LockedOrder, "id" | "orderNo"> & { fields: AuditFields };

/** For changes of an order. The number alone names it: the log holds no customer's data. */
export const orderAudit = auditOf<AuditedOrder>({
  nameOf: ({ orderNo }) => orderNo,
  fieldsOf: ({ fields }) => fields,
});

/**
 * Records what an admin changed about an order that was locked before. Call it after the change. `beside`: fields
 * beside the order's own, such as a proof's state.
 */
export async function recordOrderAudit(
  tx: Database,
  actor: Actor,
  action: AuditAction,
  order: LockedOrder,
  beside: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const after = await lockOrder(tx, order.id);
  await recordAudit(
    tx,
    actor,
    orderAudit(action, {
      before: { ...order, fields: { ...fieldsOf(order), ...beside.before } },
      after: { ...after, fields: { ...fieldsOf(after), ...beside.after } },
    }),
  );
}

/** Records an order that an admin wrote down. */
export function recordNewOrderAudit(tx: Database, actor: Actor, order: LockedOrder): Promise<void> {
  const after = { ...order, fields: fieldsOf(order) };
  return recordAudit(tx, actor, orderAudit("order-created", { after }));
}

function fieldsOf({ status, paymentStatus, holdsStock, resi }: LockedOrder): AuditFields {
  return { status, payment_status: paymentStatus, holds_stock: holdsStock, resi };
}
