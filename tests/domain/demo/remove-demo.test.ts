import { beforeAll, expect, test } from "vitest";
import { clearDemo } from "#demo/clear-demo.ts";
import { seedCustomers } from "#demo/demo-customers.ts";
import { seedContent, seedProducts } from "#demo/demo-goods.ts";
import { seedOrders } from "#demo/demo-orders.ts";
import { storeDemoPictures } from "#demo/demo-pictures.ts";
import { seedSettings } from "#demo/demo-settings.ts";
import { demoProducts } from "#demo/goods/demo-products.ts";
import { removeDemo } from "#demo/remove-demo.ts";
import { DEMO_ADMIN_EMAIL } from "#lib/accounts/demo-login.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { onPool } from "#lib/database/sql/source.ts";
import { sql } from "#lib/database/sql/statement.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { isDemoShop } from "#lib/shop/get-shop-facts.ts";
import { readPaymentSettings, writePaymentSettings } from "#lib/shop/settings.ts";
import { createActor } from "#tests/factories/customer.ts";
import { buy } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { expectError } from "#tests/setup/expect-error.ts";

let ids: Map<string, string>;

/** Fills the shop with the demo, as prisma/seed/seed.ts does. */
beforeAll(async () => {
  await db().shopFact.create({ data: { key: SHOP_FACT_KEYS.demoData, value: "done" } });
  const pictures = await storeDemoPictures();
  ids = await seedCustomers(db());
  const goods = await seedProducts(db(), pictures);
  await seedContent(db(), pictures);
  await seedSettings();
  await seedOrders(db(), ids, goods);
});

const actorOf = (email: string): Actor => {
  const userId = ids.get(email) ?? "";
  return { userId, role: "user", sessionId: userId };
};

test("the audit log names orders that exist, at the times of their changes", async () => {
  const entries = await db().auditEntry.findMany({ where: { action: "order-updated" } });
  const orders = await db().order.findMany({ include: { events: true } });
  expect(entries.length).toBeGreaterThan(10);
  for (const { subject, subjectId, createdAt } of entries) {
    const order = orders.find(({ id }) => id === subjectId);
    expect(order?.orderNo).toBe(subject);
    expect(order?.events.map((event) => event.createdAt)).toContainEqual(createdAt);
  }
});

test("each amount of the money report stands on the day of what moved it", async () => {
  const orders = await db().order.findMany({ include: { events: true, moneyEntries: true } });
  expect(orders.flatMap(({ moneyEntries }) => moneyEntries).length).toBeGreaterThan(15);
  for (const { total, createdAt, events, moneyEntries } of orders) {
    const moments = events.map((event) => event.createdAt);
    for (const { happenedAt } of moneyEntries) expect(moments).toContainEqual(happenedAt);
    const first = moneyEntries.filter(({ happenedAt }) => +happenedAt === +createdAt);
    expect(first.reduce((sum, { rupiah }) => sum + rupiah, 0n)).toBe(total);
  }
});

/** The test changes the whole shop, so it is one. */
test("only the demo goes: own goods, customers and orders stay, and the books are right", async () => {
  const customer = await createActor();
  const own = await createProduct({ name: "Kain Sendiri", stock: 5 });
  const demo = await db().product.findFirstOrThrow({ where: { stock: { gt: 3 } } });
  const edited = await db().product.findFirstOrThrow({
    where: { stock: 1, id: { notIn: [demo.id, own] }, deletedAt: null },
  });
  await db().product.update({ where: { id: edited.id }, data: { description: "Teks kami." } });
  for (const { name, earlierDescription } of demoProducts) {
    if (!earlierDescription) continue;
    const data = { description: earlierDescription };
    await db().product.updateMany({ where: { name, id: { not: edited.id } }, data });
  }
  const orders = [await buy(customer, demo.id), await buy(customer, own)];
  await buy(actorOf("sari@sekarbatik.test"), own, 2);
  await setCartItem(customer, demo.id, 1);
  const event = await db().event.create({
    data: {
      ...{ eventName: "Acara Sendiri", eventLocation: "Solo", description: "Milik kami." },
      ...{ startsAt: new Date(), endsAt: new Date() },
    },
  });

  expect((await readPaymentSettings()).payment_accounts).toHaveLength(2);
  await writePaymentSettings(onPool, { qris: null }, customer);

  const removed = await removeDemo();

  expect(removed.products).toHaveLength(demoProducts.length - 1);
  expect(removed.returned).toEqual([{ name: "Kain Sendiri", units: 2 }]);
  expect(removed.accounts).toHaveLength(3);
  const left = await db().product.findMany({
    where: { deletedAt: null },
    orderBy: { name: "asc" },
  });
  expect(left.map(({ id }) => id).sort()).toEqual([own, edited.id].sort());
  expect(left.find(({ id }) => id === own)?.stock).toBe(4);
  expect((await db().order.findMany()).map(({ id }) => id).sort()).toEqual(orders.sort());
  expect(await db().orderItem.count({ where: { productId: demo.id } })).toBe(1);
  expect(await db().cartItem.count()).toBe(0);
  expect((await db().event.findMany()).map(({ id }) => id)).toEqual([event.id]);
  expect(await db().galleryItem.count()).toBe(0);
  expect((await db().user.findMany()).map(({ id }) => id)).toEqual([customer.userId]);
  const settings = await db().shopSetting.findMany();
  expect(settings.map(({ changedBy }) => changedBy)).toEqual([customer.userId]);
  expect(await isDemoShop()).toBe(false);
  expect(await verifyBooks()).toEqual([]);
  expect(await removeDemo()).toMatchObject({
    products: [],
    orders: [],
    accounts: [],
    adminsLeft: 0,
  });

  ids = await seedCustomers(db());
  await setPassword(DEMO_ADMIN_EMAIL, "angin-di-sawah-27");
  const again = await removeDemo();
  expect(again.keptAdmins.map(({ email }) => email)).toEqual([DEMO_ADMIN_EMAIL]);
  expect(again).toMatchObject({ adminsLeft: 1 });
  expect(again.accounts).toHaveLength(2);
});

test("an admin can't clear the demo away once somebody else has ordered, or while all admins are the demo's", async () => {
  await db().user.deleteMany({ where: { email: DEMO_ADMIN_EMAIL } });
  ids = await seedCustomers(db());
  const demoAdmin: Actor = { ...actorOf(DEMO_ADMIN_EMAIL), role: "admin" };
  const sold = { code: "conflict", message: expect.stringContaining("pesanan sungguhan") };
  await expectError(clearDemo(demoAdmin), sold);
  // The database itself refuses, whatever the shop's role asks for.
  await expectError(onPool.query(sql`SELECT clear_demo_ledgers()`), {
    message: "this shop has orders of its own",
  });
  await db().moneyEntry.deleteMany();
  await db().stockMovement.deleteMany();
  await db().order.deleteMany();
  const alone = { code: "conflict", message: expect.stringContaining("Undang dulu") };
  await expectError(clearDemo(demoAdmin), alone);
  await expectError(clearDemo(await createActor()), "forbidden");
  const owner = await createActor("admin");
  expect(await clearDemo(owner)).toEqual({ products: 0, orders: 0 });
  expect(await db().user.count({ where: { email: DEMO_ADMIN_EMAIL } })).toBe(0);
  const entry = await db().auditEntry.findFirst({ where: { action: "demo-removed" } });
  expect(entry?.actorId).toBe(owner.userId);
});
