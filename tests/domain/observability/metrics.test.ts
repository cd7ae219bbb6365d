import { randomUUID } from "node:crypto";
import { type AddressInfo, createServer } from "node:net";
import { millisecondsInHour } from "date-fns/constants";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { db } from "#lib/database/db.ts";
import { limit } from "#lib/limits/limit.ts";
import { sendDueMails } from "#lib/mail/send-due-mails.ts";
import { adoptMailCounts, mailCounts } from "#lib/observability/mail-counts.ts";
import { openMetricsServer } from "#lib/observability/metrics-server.ts";
import { readShopState } from "#lib/reports/read-shop-state.ts";
import { metrics } from "#lib/telemetry/metrics.ts";
import { createActor } from "#tests/factories/customer.ts";
import { seriesOf } from "#tests/factories/metrics.ts";
import { createOrderRow } from "#tests/factories/order-row.ts";
import { buyerOf } from "#tests/factories/placed-order.ts";
import { createProduct } from "#tests/factories/product.ts";
import { queueNotice } from "#tests/factories/queued-mail.ts";
import { failing, keeper } from "#tests/fakes/mailers.ts";

const TOKEN = "a token of the tests";
const BY_TOKEN = { headers: { authorization: `Bearer ${TOKEN}` } };

let address = "";
const servers: { close: () => void }[] = [];

async function open(token = TOKEN, port = 0) {
  const server = await openMetricsServer({ port, host: "127.0.0.1", token });
  server.keepAliveTimeout = 0;
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  address = await open();
});
afterAll(() => {
  for (const server of servers) server.close();
});

async function read() {
  return seriesOf(await (await fetch(`${address}/metrics`, BY_TOKEN)).text());
}

/** Returns how much each series grew during the work. */
async function growth(work: () => Promise<unknown>) {
  const before = await read();
  await work();
  const after = await read();
  return (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
}

test("the metrics are read by whoever brings the token, and nothing else is there", async () => {
  const answer = await fetch(`${address}/metrics`, BY_TOKEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const refused = [{}, { authorization: "Bearer another" }, { authorization: TOKEN }];
  for (const headers of refused) {
    const { status } = await fetch(`${address}/metrics`, { headers: headers as HeadersInit });
    expect(status).toBe(401);
  }
  expect((await fetch(`${address}/metrics`, { ...BY_TOKEN, method: "POST" })).status).toBe(405);
  expect((await fetch(`${address}/`, BY_TOKEN)).status).toBe(404);
  expect((await fetch(`${await open("")}/metrics`)).status).toBe(200);
});

test("a port that is taken is told to whoever opens it", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  servers.push(taken);
  await new Promise((resolve) => taken.once("listening", resolve));
  await expect(open("", (taken.address() as AddressInfo).port)).rejects.toThrow("EADDRINUSE");
});

test("attempts to order are counted by how they end", async () => {
  const productId = await createProduct({ stock: 1 });
  const [first, second] = [await buyerOf(productId), await buyerOf(productId)];
  const key = randomUUID();
  const grew = await growth(async () => {
    await placeOrder(first.actor, first.input, key);
    await placeOrder(first.actor, first.input, key);
    await placeOrder(second.actor, second.input, null).catch(() => {});
    await placeOrder(await createActor(), first.input, null).catch(() => {});
    const other = await buyerOf(await createProduct({ stock: 1 }));
    await placeOrder(other.actor, { ...other.input, ongkir: 1 }, null).catch(() => {});
  });
  const results = ["placed", "repeated", "stock-conflict", "refused", "price-changed", "failed"];
  expect(results.map((result) => grew(`shop_orders_total{result="${result}"}`))).toEqual([
    1, 1, 1, 1, 1, 0,
  ]);
  expect(grew('shop_shipping_quotes_total{source="table"}')).toBeGreaterThan(0);
});

test("limits and mails are counted", async () => {
  await db().outboxMail.deleteMany();
  const grew = await growth(async () => {
    const account = limit("email-change", randomUUID());
    for (let count = 0; count < 7; count += 1) await account.take().catch(() => {});
    for (const mailer of [keeper(), failing()]) {
      await queueNotice();
      await sendDueMails(mailer, 10);
    }
  });
  expect(grew('shop_rate_limited_total{limit="email-change"}')).toBe(2);
  const tries = (result: string) =>
    grew(`shop_mails_total{template="password-changed",result="${result}"}`);
  expect([tries("sent"), tries("retry"), tries("given-up")]).toEqual([1, 1, 0]);
});

test("the shop's state is that of the database at the moment of reading", async () => {
  await db().outboxMail.deleteMany();
  await queueNotice();
  await queueNotice();
  const [late] = await db().outboxMail.findMany({ take: 1 });
  const hourAgo = new Date(Date.now() - millisecondsInHour);
  await db().outboxMail.update({ where: { id: late?.id ?? "" }, data: { nextTryAt: hourAgo } });
  await createOrderRow({
    status: "Waiting for Payment",
    paymentStatus: "Unpaid",
    paymentDeadline: hourAgo,
  });
  const waiting = { status: "Waiting for Payment", paymentStatus: "Awaiting Verification" };
  const { id: orderId } = await createOrderRow(waiting);
  await db().paymentProof.create({ data: { orderId, image: "0".repeat(24) } });
  const openUntil = new Date(Date.now() + millisecondsInHour);
  const circuit = await db().rateCircuit.create({ data: { id: "test", failures: 3, openUntil } });

  const series = await read();
  expect(series.get("shop_outbox_waiting")).toBe(2);
  expect(series.get("shop_outbox_due")).toBe(2);
  expect(series.get("shop_outbox_oldest_due_seconds")).toBeGreaterThanOrEqual(
    millisecondsInHour / 1000,
  );
  expect(series.get("shop_orders_overdue")).toBeGreaterThan(0);
  expect(series.get("shop_proofs_waiting")).toBeGreaterThan(0);
  expect(series.get("shop_carrier_circuit_open")).toBe(1);
  expect(series.get("shop_state_read")).toBe(1);
  expect(series.get('shop_database_connections_max{pool="database"}')).toBe(7);
  expect(series.get('shop_database_connections{pool="database",state="idle"}')).toBeGreaterThan(0);

  await db().rateCircuit.delete({ where: { id: circuit.id } });
  expect((await read()).get("shop_carrier_circuit_open")).toBe(0);
});

test("proofs wait only with an order that still waits, and a rejected one's deadline counts", async () => {
  const before = await readShopState();
  const proven = { paymentStatus: "Awaiting Verification" };
  for (const status of ["Waiting for Payment", "Cancelled", "Out of Stock"]) {
    const { id: orderId } = await createOrderRow({ ...proven, status });
    await db().paymentProof.create({ data: { orderId, image: "0".repeat(24) } });
  }
  await createOrderRow({
    status: "Waiting for Payment",
    paymentStatus: "Rejected",
    paymentDeadline: new Date(Date.now() - millisecondsInHour),
  });
  const after = await readShopState();
  expect(after.proofsWaiting - before.proofsWaiting).toBe(1);
  expect(after.ordersOverdue - before.ordersOverdue).toBe(1);
});

test("while the database can't be asked the rest is read, and no old figure stands", async () => {
  expect((await read()).has("shop_outbox_waiting")).toBe(true);
  const blocker = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await blocker.connect();
  await blocker.query("BEGIN; LOCK TABLE outbox_mails IN ACCESS EXCLUSIVE MODE");
  const series = await read();
  await blocker.query("ROLLBACK");
  await blocker.end();
  expect(series.get("shop_state_read")).toBe(0);
  expect(series.has("shop_outbox_waiting")).toBe(false);
  expect(series.has('shop_orders_total{result="placed"}')).toBe(true);
  expect((await read()).get("shop_state_read")).toBe(1);
});

test("a web server's metrics count the mails of the worker beside it", async () => {
  const labels = { template: "welcome", result: "sent" } as const;
  metrics().mails.inc(labels, 3);
  const posted = structuredClone(await mailCounts());
  metrics().mails.inc(labels);
  const before = (await read()).get('shop_mails_total{template="welcome",result="sent"}') ?? 0;
  adoptMailCounts({ another: "message" });
  adoptMailCounts(posted);
  const after = (await read()).get('shop_mails_total{template="welcome",result="sent"}');
  expect(after).toBe(before - 1);
});
