import { expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import { createProduct } from "#tests/factories/product.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { control } from "./control.ts";
import { Outage } from "./outage.ts";
import { startShoppers, startVisitors } from "./shoppers.ts";

const STOCK = 5000;
const ORDERS_BETWEEN = 25;
/** Cached pages that no order makes anew. */
const PAGES = ["/home", "/product", "/faq", "/galleries", "/terms-condition"];

test.each([
  ["killed", "/break/kill"],
  ["stopped", "/break/stop"],
  ["cut off", "/break/cut"],
  ["killed with its Patroni", "/break/kill?patroni"],
  ["stopped with its Patroni", "/break/stop?patroni"],
  ["cut off without its Patroni", "/break/cut?patroni"],
])(
  "the primary is %s: orders go on by themselves, none is lost or doubled",
  async (death, fault) => {
    const productId = await createProduct({ name: "Kain Laris", stock: STOCK });
    const still = await createProduct({ name: "Kain Diam" });
    const outage = new Outage();
    const stopVisitors = startVisitors(outage, {
      cached: [...PAGES, `/product-detail/${still}`],
      mayBeBusy: [`/product-detail/${productId}`, "/product?q=kain", "/api/product"],
    });
    const stopShoppers = await startShoppers(outage, productId);

    await outage.untilMore(ORDERS_BETWEEN);
    const since = performance.now();
    await control(fault);
    await outage.untilMore(ORDERS_BETWEEN);
    const seconds = outage.longestPause(since);
    await control("/heal");
    await outage.untilMore(ORDERS_BETWEEN);
    await Promise.all([stopShoppers(), stopVisitors()]);

    const counts = await countOrders(outage, productId);
    process.stdout.write(
      `${death}: ${seconds.toFixed(1)} s to the next order; ${JSON.stringify(counts)}, ${outage.busy} times 503, ${outage.pages} pages\n`,
    );
    expect([...outage.wrong]).toEqual([]);
    expect(counts).toMatchObject({ lost: 0, doubled: 0, unasked: 0 });
    expect(counts.left + counts.sold).toBe(STOCK);
    expect(await verifyBooks()).toEqual([]);
    expect(await control("/worker")).toBe(true);
    await expect.poll(countDueMails, PATIENCE).toBe(0);
    await endLeases();
    await expect.poll(countDueMails, PATIENCE).toBe(0);
  },
);

/** Compares what shoppers were told with what is in the database. */
async function countOrders(outage: Outage, productId: string) {
  const orders = await db().order.findMany({
    where: { items: { some: { productId } } },
    select: { id: true, description: true },
  });
  const found = new Map(orders.map(({ id, description }) => [id, description]));
  const keys = [...found.values()];
  const { acknowledged, unknown } = outage;
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter(([key, id]) => found.get(id) !== key).length,
    doubled: keys.length - new Set(keys).size,
    unasked: keys.filter((key) => !acknowledged.has(key) && !unknown.has(key)).length,
    unknown: unknown.size,
    unknownButThere: keys.filter((key) => unknown.has(key)).length,
    sold: keys.length,
    left: (await db().product.findUniqueOrThrow({ where: { id: productId } })).stock,
  };
}

const countDueMails = () =>
  db().outboxMail.count({ where: { sentAt: null, nextTryAt: { lte: new Date() } } });

/** Makes mails due whose sender lost the answer to its claim. The worker does so after five minutes. */
const endLeases = () =>
  db().outboxMail.updateMany({ where: { sentAt: null }, data: { nextTryAt: new Date() } });
