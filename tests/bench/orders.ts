/**
 * Measures orders of `npm start`, from an empty cart to the placed order, each by another account. The
 * baseline is the same transaction by plain `pg`, as one statement behind a bare Node server.
 */
import { inProject } from "../../scripts/system/paths.mjs";
import { findFreePort } from "../../scripts/system/port.mjs";
import { connectDatabase, queueMails } from "./support/database.ts";
import { post } from "./support/http-call.ts";
import { testNpmStart } from "./support/npm-start.ts";
import type { Row } from "./support/report.ts";
import { alternate, each, median } from "./support/rounds.ts";
import {
  Buyers,
  makeShirts,
  type OrderLoad,
  order,
  readPayment,
  sellAtOnce,
} from "./support/selling.ts";
import { startServer } from "./support/server.ts";
import { shopAddress } from "./support/shop.ts";
import { leaveOut, NO_WRK, subject } from "./support/subject.ts";
import { hasWrk, load } from "./support/wrk.ts";

const CROWDS = [1, 8, 32];
const BUYERS = 8;
const BACKLOG = 10_000;
const SHIRTS = 500;
/** More than any measurement takes. */
const STOCK = 1_000_000;
/** Accounts for each second of the shop's orders: above what the shop has ever placed. */
const ACCOUNTS_A_SECOND = 1_500;
/** Time by which the readers' load is longer than that of the orders. */
const MARGIN_SECONDS = 1;

await subject("orders", async () => {
  await testNpmStart();
  const database = await connectDatabase();
  const shirts = await makeShirts(database, SHIRTS, STOCK);
  const people = new Buyers(database);
  const shirt = (turn: number) => shirts[turn % SHIRTS] ?? "";
  await people.prepare(1);
  const payment = await readPayment(people.take(), shirt(0));
  const baseline = await startBaseline();

  const sell = async (seconds: number, buyers: number) => {
    await people.prepare(ACCOUNTS_A_SECOND * seconds);
    const place = (turn: number) => order(people.take(), shirt(turn), payment);
    return sellAtOnce(database, { buyers, seconds, place });
  };
  await people.prepare(1);
  const { id: user } = people.take();
  const sellBare = (seconds: number, buyers: number) => {
    const place = async (turn: number) =>
      void (await post(baseline, { body: { user, product: shirt(turn) } }));
    return sellAtOnce(database, { buyers, seconds, place });
  };

  const rows: Row[] = [];
  for (const buyers of CROWDS) {
    const found = await alternate({
      shop: (seconds) => sell(seconds, buyers),
      baseline: (seconds) => sellBare(seconds, buyers),
    });
    rows.push(compared(`${buyers} at once`, found.shop, "one statement", found.baseline));
  }

  if (hasWrk()) {
    const found = await alternate({
      alone: (seconds) => sell(seconds, BUYERS),
      read: async (seconds) => {
        const readers = load(shopAddress(), "/home", { seconds: seconds + MARGIN_SECONDS });
        const [sold] = await Promise.all([sell(seconds, BUYERS), readers]);
        return sold;
      },
    });
    rows.push({
      name: `p95 of ${BUYERS} at once beside 16 readers of /home`,
      unit: "ms",
      shop: each(found.read, "p95"),
      baseline: { name: "without", values: each(found.alone, "p95") },
      note: notes(found.read),
    });
  } else leaveOut("orders beside readers", NO_WRK);

  const found = await alternate({
    without: (seconds) => sell(seconds, BUYERS),
    backlog: async (seconds) => {
      await queueMails(database, BACKLOG);
      return sell(seconds, BUYERS);
    },
  });
  const name = `${BUYERS} at once, ${BACKLOG} mails waiting`;
  rows.push(compared(name, found.backlog, "without", found.without));
  return rows;
});

async function startBaseline(): Promise<string> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const file = inProject("tests/bench/fixtures/bare-orders.mjs");
  await startServer(process.execPath, [file], {
    address: `${address}/live`,
    env: { ...process.env, PORT: String(port) },
  });
  return `${address}/order`;
}

function compared(name: string, shop: OrderLoad[], base: string, other: OrderLoad[]): Row {
  return {
    name,
    unit: "orders/s",
    shop: each(shop, "rate"),
    baseline: { name: base, values: each(other, "rate") },
    note: notes(shop),
  };
}

function notes(loads: OrderLoad[]): string {
  const [p50, p95] = [median(each(loads, "p50")), median(each(loads, "p95"))];
  return `p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms`;
}
