import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";
import { HAS_DEADLINE } from "../orders/unpaid/payment-deadline.ts";

export type ShopStatus = {
  migrations: { applied: number; newest: string | null; failed: string[] };
  accounts: { admins: number; customers: number; sessions: number };
  products: { on_sale: number; sold_out: number; deleted: number };
  orders: Record<string, number>;
  waiting: { proofs: number; unpaid_past_deadline: number };
  /** `oldest_due_seconds` is null where none is due. */
  mails: { waiting: number; due: number; oldest_due_seconds: number | null; failed: number };
  demo_data: boolean;
};

type Figures = Omit<ShopStatus, "orders" | "migrations">;

/** Returns what `npm run admin -- status` prints. */
export async function shopStatus(): Promise<ShopStatus> {
  const [migrations, orders, [figures]] = await Promise.all([
    readMigrations(),
    onPool.query<{ status: string; count: number }>(sql`
      SELECT status, count(*)::int AS count FROM orders GROUP BY status ORDER BY status`),
    readFigures(),
  ]);
  if (!figures) throw new Error("a query without a table always has a row");
  return {
    migrations,
    ...figures,
    orders: Object.fromEntries(orders.map(({ status, count }) => [status, count])),
  };
}

async function readMigrations(): Promise<ShopStatus["migrations"]> {
  const rows = await onPool.query<{ name: string; done: boolean; undone: boolean }>(sql`
    SELECT migration_name AS name, finished_at IS NOT NULL AS done, rolled_back_at IS NOT NULL AS undone
    FROM _prisma_migrations ORDER BY migration_name`);
  const applied = rows.filter(({ done, undone }) => done && !undone);
  const failed = rows.filter(({ done, undone }) => !done && !undone);
  return {
    applied: applied.length,
    newest: applied.at(-1)?.name ?? null,
    failed: failed.map(({ name }) => name),
  };
}

function readFigures(): Promise<Figures[]> {
  return onPool.query<Figures>(sql`
    SELECT
      (SELECT jsonb_build_object(
        'admins', count(*) FILTER (WHERE role = 'admin'),
        'customers', count(*) FILTER (WHERE role = 'user'),
        'sessions', (SELECT count(*) FROM sessions WHERE revoked_at IS NULL AND expires_at > now())
      ) FROM users) AS accounts,
      (SELECT jsonb_build_object(
        'on_sale', count(*) FILTER (WHERE deleted_at IS NULL AND stock > 0),
        'sold_out', count(*) FILTER (WHERE deleted_at IS NULL AND stock = 0),
        'deleted', count(*) FILTER (WHERE deleted_at IS NOT NULL)
      ) FROM products) AS products,
      jsonb_build_object(
        'proofs', (SELECT count(*) FROM payment_proofs p JOIN orders o ON o.id = p.order_id
          WHERE p.state = 'pending' AND o.status = 'Waiting for Payment'),
        'unpaid_past_deadline', (SELECT count(*) FROM orders
          WHERE ${HAS_DEADLINE} AND payment_deadline < now())
      ) AS waiting,
      (SELECT jsonb_build_object(
        'waiting', count(*) FILTER (WHERE failed_at IS NULL),
        'due', count(*) FILTER (WHERE failed_at IS NULL AND next_try_at <= now()),
        'oldest_due_seconds', floor(extract(epoch FROM now() - min(next_try_at)
          FILTER (WHERE failed_at IS NULL AND next_try_at <= now()))),
        'failed', count(*) FILTER (WHERE failed_at IS NOT NULL)
      ) FROM outbox_mails WHERE sent_at IS NULL) AS mails,
      EXISTS (SELECT FROM shop_facts WHERE key = ${SHOP_FACT_KEYS.demoData} AND value = 'done') AS demo_data`);
}
