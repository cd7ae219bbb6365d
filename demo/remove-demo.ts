import { hasDemoPassword } from "../lib/accounts/demo-accounts.ts";
import { DEMO_EMAILS } from "../lib/accounts/demo-login.ts";
import { type Database, db } from "../lib/database/db.ts";
import { SHOP_FACT_KEYS } from "../lib/database/shop-fact-keys.ts";
import { onPrisma } from "../lib/database/sql/source.ts";
import { sql } from "../lib/database/sql/statement.ts";
import { inTransaction } from "../lib/database/transaction.ts";
import { DEMO_EVENTS } from "./goods/demo-events.ts";
import { DEMO_GALLERY } from "./goods/demo-gallery.ts";
import { demoProducts } from "./goods/demo-products.ts";

type Account = { id: string; email: string };

/** Ids of the demo's rows, and the accounts with a demo e-mail that stay. */
export type DemoRows = {
  products: string[];
  events: string[];
  galleryItems: string[];
  orders: string[];
  accounts: Account[];
  keptAdmins: Account[];
};

export type RemovedDemo = DemoRows & {
  /** Pieces of the shop's own products that the demo's orders held. */
  returned: { name: string; units: number }[];
  adminsLeft: number;
};

/**
 * Finds the demo's rows. Goods are the demo's while their texts are, and orders by their customer. An
 * admin who has changed the published password is the shop's own.
 */
export async function findDemo(database: Database = db()): Promise<DemoRows> {
  const { accounts, keptAdmins } = await findAccounts(database);
  const texts = demoProducts.flatMap(({ name, description, earlierDescription }) => [
    { name, description },
    ...(earlierDescription ? [{ name, description: earlierDescription }] : []),
  ]);
  const announced = DEMO_EVENTS.map(({ event_name, description }) => {
    return { eventName: event_name, description };
  });
  const titles = DEMO_GALLERY.map(({ title }) => title);
  const select = { id: true } as const;
  const [products, events, galleryItems, orders] = await Promise.all([
    database.product.findMany({ where: { deletedAt: null, OR: texts }, select }),
    database.event.findMany({ where: { OR: announced }, select }),
    database.galleryItem.findMany({ where: { title: { in: titles } }, select }),
    database.order.findMany({ where: { userId: { in: idsOf(accounts) } }, select }),
  ]);
  return {
    products: idsOf(products),
    events: idsOf(events),
    galleryItems: idsOf(galleryItems),
    orders: idsOf(orders),
    ...{ accounts, keptAdmins },
  };
}

/**
 * Removes the demo's goods, events, gallery, orders and accounts. Products go as the shop deletes
 * them, so that other customers' orders keep theirs. May be repeated. Needs a role that may delete in the ledgers,
 * unless `clearLedgers` does without one.
 */
export function removeDemo(clearLedgers = clearAsOwner): Promise<RemovedDemo> {
  return inTransaction(async (tx) => {
    const rows = await lockDemo(tx);
    const { products, events, galleryItems, orders, accounts } = rows;
    const returned = await returnPieces(tx, await clearLedgers(tx, rows), products);
    await tx.order.deleteMany({ where: { id: { in: orders } } });
    await tx.cartItem.deleteMany({ where: { productId: { in: products } } });
    const deletedAt = new Date();
    await tx.product.updateMany({ where: { id: { in: products } }, data: { deletedAt } });
    await tx.event.deleteMany({ where: { id: { in: events } } });
    await tx.galleryItem.deleteMany({ where: { id: { in: galleryItems } } });
    const recipient = { in: accounts.map(({ email }) => email) };
    await tx.outboxMail.deleteMany({ where: { recipient } });
    await tx.user.deleteMany({ where: { id: { in: idsOf(accounts) } } });
    await tx.shopFact.deleteMany({ where: { key: SHOP_FACT_KEYS.demoData } });
    return { ...rows, returned, adminsLeft: await tx.user.count({ where: { role: "admin" } }) };
  });
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function findAccounts(database: Database) {
  const users = await database.user.findMany({
    where: { email: { in: [...DEMO_EMAILS] } },
    select: { id: true, email: true, role: true, passwordHash: true },
    orderBy: { email: "asc" },
  });
  const accounts: Account[] = [];
  const keptAdmins: Account[] = [];
  for (const { id, email, role, passwordHash } of users) {
    const isOwn = role === "admin" && !(await hasDemoPassword(passwordHash));
    (isOwn ? keptAdmins : accounts).push({ id, email });
  }
  return { accounts, keptAdmins };
}

/** Locks in the order of all writers (carts, products by id, orders), then reads again. */
async function lockDemo(tx: Database): Promise<DemoRows> {
  const { products, orders, accounts } = await findDemo(tx);
  await onPrisma(tx).query(sql`
    SELECT user_id FROM carts
    WHERE user_id = ANY(${idsOf(accounts)}::uuid[])
      OR user_id IN (SELECT user_id FROM cart_items WHERE product_id = ANY(${products}::uuid[]))
    ORDER BY user_id FOR UPDATE`);
  await onPrisma(tx).query(sql`
    SELECT id FROM products
    WHERE id = ANY(${products}::uuid[])
      OR id IN (SELECT product_id FROM order_items WHERE order_id = ANY(${orders}::uuid[]))
    ORDER BY id FOR UPDATE`);
  await onPrisma(tx).query(sql`
    SELECT id FROM orders WHERE id = ANY(${orders}::uuid[]) ORDER BY id FOR UPDATE`);
  return findDemo(tx);
}

/** Pieces of a product that the demo's orders held. */
export type Held = { product: string; units: number };

/** Takes the demo's orders out of the ledgers, and its settings. Returns what the orders held. */
async function clearAsOwner(tx: Database, { orders }: DemoRows): Promise<Held[]> {
  // Set by the demo data or by an admin who is gone.
  await tx.shopSetting.deleteMany({ where: { changedBy: null } });
  return onPrisma(tx).query(sql`
    WITH money AS (
      DELETE FROM money_entries WHERE order_id = ANY(${orders}::uuid[])
    ), gone AS (
      DELETE FROM stock_movements WHERE order_id = ANY(${orders}::uuid[])
      RETURNING product_id, delta
    )
    SELECT product_id::text AS product, -sum(delta)::int AS units FROM gone
    GROUP BY product_id HAVING sum(delta) <> 0`);
}

/** Gives products back what the demo's orders held. Returns what went to others than the demo's. */
function returnPieces(
  tx: Database,
  held: readonly Held[],
  products: string[],
): Promise<{ name: string; units: number }[]> {
  return onPrisma(tx).query(sql`
    WITH held AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(held)}::jsonb) AS h (product uuid, units int)
    ), back AS (
      UPDATE products p
      SET stock = p.stock + held.units, is_purchased = p.is_purchased AND p.stock + held.units = 0
      FROM held WHERE p.id = held.product
      RETURNING p.id, p.name, held.units
    )
    SELECT name, units FROM back WHERE id <> ALL(${products}::uuid[]) ORDER BY name`);
}
