import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createProduct } from "#tests/factories/product.ts";
import type { Answer } from "../shop-client.ts";
import { type Buyer, createBuyers, fillCarts, paymentBodyOf } from "./buyers.ts";
import { killAndRestart, sendTo, serverOf } from "./servers.ts";

const BUYERS = 200;
/** Buyers that are active at the same time. */
const AT_ONCE = 24;
const ORDERS_EACH = 4;
const SCARCE = { count: 10, stock: 5 };
const PLENTY = { count: 4, stock: 1000 };
const KILLS = ["web/0", "database", "web/1", "database", "web/0", "database"] as const;
/** Orders acknowledged between two kills, so that each kill hits a busy shop. */
const ORDERS_BETWEEN = 40;

/** Records the buyers' outcomes. Buyers wait for `recovered` while a process is down. */
class Rush {
  readonly acknowledged = new Map<string, string>();
  readonly unexpected: string[] = [];
  refused = 0;
  recovered: Promise<void> = Promise.resolve();
  #waiting: { count: number; resolve: () => void }[] = [];

  acknowledge(orderId: string, userId: string): void {
    this.acknowledged.set(orderId, userId);
    for (const { count, resolve } of this.#waiting) {
      if (this.acknowledged.size >= count) resolve();
    }
  }

  /** Resolves after this many more acknowledged orders. */
  more(orders: number): Promise<void> {
    const count = this.acknowledged.size + orders;
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}

/**
 * Sends a request until it gets an answer, like a browser's retry or a second click. After a dead
 * socket or a 503 it waits for recovery and tries the other server.
 */
async function insist(
  rush: Rush,
  method: string,
  path: string,
  sent: Parameters<typeof sendTo>[3],
): Promise<Answer> {
  for (let turn = Math.floor(Math.random() * 2); ; turn += 1) {
    try {
      const answer = await sendTo(serverOf(turn), method, path, sent);
      if (answer.status !== 503) return answer;
    } catch {
      // The connection broke. The retry shows if the shop did the work.
    }
    await rush.recovered;
  }
}

async function buy(rush: Rush, { token, userId }: Buyer, productId: string, body: object) {
  const path = `/api/cart/${productId}`;
  const added = await insist(rush, "PATCH", path, { token, body: { quantity: 1 } });
  if (added.status === 409) {
    rush.refused += 1;
    return;
  }
  const key = Math.random() < 0.5 ? { key: randomUUID() } : {};
  const { status, json } = await insist(rush, "POST", "/api/payment", { token, body, ...key });
  if (status === 201) return rush.acknowledge(json.data.id, userId);
  if (status === 409) rush.refused += 1;
  else rush.unexpected.push(`${status} ${JSON.stringify(json)}`);
  await insist(rush, "GET", "/api/cart/reset-sold-out", { token });
}

function pick(products: string[]): string {
  const product = products[Math.floor(Math.random() * products.length)];
  if (!product) throw new Error("there are products");
  return product;
}

function createProducts({ count, stock }: { count: number; stock: number }): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => createProduct({ stock })));
}

test(`under load, ${KILLS.length} kills of servers and database: no acknowledged order is lost, none is doubled`, async () => {
  const [scarce, plenty, buyers] = await Promise.all([
    createProducts(SCARCE),
    createProducts(PLENTY),
    createBuyers(BUYERS),
  ]);
  const [first] = buyers;
  if (!first) throw new Error("there are buyers");
  await fillCarts([first], pick(plenty));
  const body = await paymentBodyOf(first);

  const rush = new Rush();
  const queue = buyers.flatMap((buyer) => Array.from({ length: ORDERS_EACH }, () => buyer));
  const busy = new Set<Buyer>();
  const load = Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      const index = queue.findIndex((buyer) => !busy.has(buyer));
      const [buyer] = index < 0 ? [] : queue.splice(index, 1);
      if (!buyer) return;
      busy.add(buyer);
      await buy(rush, buyer, pick(Math.random() < 0.3 ? scarce : plenty), body);
      busy.delete(buyer);
    }
  });
  for (const victim of KILLS) {
    await rush.more(ORDERS_BETWEEN);
    rush.recovered = killAndRestart(victim);
    await rush.recovered;
  }
  await Promise.all(load);

  expect(rush.unexpected).toEqual([]);
  const orders = await db().order.findMany({ select: { id: true, userId: true } });
  const mine = orders.filter(({ userId }) => buyers.some((buyer) => buyer.userId === userId));
  expect(new Map(mine.map(({ id, userId }) => [id, userId]))).toEqual(rush.acknowledged);
  expect(rush.acknowledged.size + rush.refused).toBe(BUYERS * ORDERS_EACH);
  const sold = await db().orderItem.groupBy({ by: ["productId"], _sum: { quantity: true } });
  const products = await db().product.findMany({ where: { id: { in: [...scarce, ...plenty] } } });
  for (const { id, stock } of products) {
    const pieces = sold.find(({ productId }) => productId === id)?._sum.quantity ?? 0;
    expect(stock + pieces).toBe(scarce.includes(id) ? SCARCE.stock : PLENTY.stock);
  }
  expect(await listWrongBooks()).toEqual([]);
});
