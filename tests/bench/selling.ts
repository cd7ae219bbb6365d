/**
 * Measures pages while products are sold, beside the same pages without sales. A sale takes the last
 * piece of a product: one of the pages' own products, or another one.
 */
import type pg from "pg";
import { connectDatabase, dropMails } from "./support/database.ts";
import type { Row } from "./support/report.ts";
import { alternate, each, median, SECONDS } from "./support/rounds.ts";
import { Buyers, makeShirts, order, readPayment } from "./support/selling.ts";
import { listProducts, productPath, shopAddress } from "./support/shop.ts";
import { loadSubject } from "./support/subject.ts";
import { type Load, load } from "./support/wrk.ts";

const PAGES = 50;
const SALES_A_SECOND = [1, 5];
/** Accounts for a measurement and its warm-up of a second. */
const LEAST_ACCOUNTS = Math.max(...SALES_A_SECOND) * (SECONDS + 1);
const MS = 1000;

await loadSubject("selling", async () => {
  const database = await connectDatabase();
  const shown = (await listProducts(PAGES)).map(({ id }) => id);
  const others = await makeShirts(database, PAGES, 1);
  const people = new Buyers(database);
  await restock(database, shown);
  await people.prepare(1);
  const payment = await readPayment(people.take(), others[0] ?? "");

  /** Loads pages, with a sale every so many milliseconds. Begins with all pages in the cache. */
  const sellBeside = async (paths: string[], sold: string[], rate: number, seconds: number) => {
    await restock(database, [...shown, ...others]);
    await people.prepare(LEAST_ACCOUNTS);
    for (const path of paths) await (await fetch(shopAddress() + path)).arrayBuffer();
    const orders: Promise<void>[] = [];
    let next = 0;
    const sell = () => {
      const id = sold[next % sold.length] ?? "";
      next += 1;
      orders.push(order(people.take(), id, payment));
    };
    if (rate > 0) sell();
    const timer = rate > 0 ? setInterval(sell, MS / rate) : undefined;
    const found = await load(shopAddress(), paths, { seconds });
    clearInterval(timer);
    await Promise.all(orders);
    await dropMails(database);
    return found;
  };

  const rows: Row[] = [];
  const subjects = [
    { name: `${PAGES} product pages`, paths: shown.map((id) => productPath({ id })), among: true },
    { name: "/home", paths: ["/home"], among: false },
  ];
  for (const { name, paths, among } of subjects) {
    const found = await alternate<string, Load>({
      0: (seconds) => sellBeside(paths, others, 0, seconds),
      ...Object.fromEntries(
        SALES_A_SECOND.flatMap((rate) => [
          [`${rate} of others`, (s: number) => sellBeside(paths, others, rate, s)],
          ...(among
            ? [[`${rate} of these`, (s: number) => sellBeside(paths, shown, rate, s)] as const]
            : []),
        ]),
      ),
    });
    const { 0: without = [], ...selling } = found;
    for (const [sales, loads] of Object.entries(selling)) {
      rows.push({
        name: `${name}, sales a second: ${sales}`,
        unit: "req/s",
        shop: each(loads, "rate"),
        baseline: { name: "no sales", values: each(without, "rate") },
        note: `p99 ${median(each(loads, "p99")).toFixed(0)} ms`,
      });
    }
  }
  return rows;
});

async function restock(database: pg.Client, ids: string[]): Promise<void> {
  await database.query(
    "UPDATE products SET stock = 1, is_purchased = false WHERE id = ANY($1::uuid[])",
    [ids],
  );
}
