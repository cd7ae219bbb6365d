import type { Actor } from "../lib/actor.ts";
import { assertAdmin } from "../lib/assert-admin.ts";
import { recordAudit } from "../lib/audit/record-audit.ts";
import type { Database } from "../lib/database/db.ts";
import { onPrisma } from "../lib/database/sql/source.ts";
import { sql } from "../lib/database/sql/statement.ts";
import { AppError } from "../lib/errors.ts";
import { type DemoRows, type Held, removeDemo } from "./remove-demo.ts";

const SOLD = "Toko ini sudah punya pesanan sungguhan. Hapus data demo satu per satu.";
const NO_ADMIN = "Undang dulu admin Anda sendiri: akun demo ikut terhapus.";

/**
 * Removes the demo for an admin. Throws forbidden, and conflict once there is an order of somebody else than the
 * demo's customers, or while the demo's account is the only admin.
 */
export async function clearDemo(actor: Actor): Promise<{ products: number; orders: number }> {
  assertAdmin(actor);
  const { products, orders } = await removeDemo(async (tx, rows) => {
    await assertUnused(tx, rows);
    await recordAudit(tx, actor, {
      action: "demo-removed",
      after: { products: rows.products.length, orders: rows.orders.length },
    });
    return onPrisma(tx).query<Held>(sql`SELECT product::text, units FROM clear_demo_ledgers()`);
  });
  return { products: products.length, orders: orders.length };
}

async function assertUnused(tx: Database, { orders, accounts }: DemoRows): Promise<void> {
  const real = await tx.order.count({ where: { id: { notIn: orders } } });
  if (real > 0) throw new AppError("conflict", SOLD);
  const demo = accounts.map(({ id }) => id);
  const admins = await tx.user.count({
    where: { role: "admin", deletedAt: null, blockedAt: null, id: { notIn: demo } },
  });
  if (admins === 0) throw new AppError("conflict", NO_ADMIN);
}
