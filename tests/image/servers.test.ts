import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { db } from "#lib/db.ts";
import { formatRupiah } from "#lib/money.ts";
import { listWrongBooks } from "#tests/factories/books.ts";
import { createProduct } from "#tests/factories/product.ts";
import { createBuyers, fillCarts, paymentBodyOf } from "../api/contention/buyers.ts";
import { sendTo } from "../api/contention/servers.ts";
import { signIn } from "../api/people.ts";
import { baseUrl, send } from "../api/shop-client.ts";
import { end, start, webServers } from "./layout.ts";

const BUYERS = 60;
const AT_ONCE = 12;
/** Orders acknowledged before a server is killed: it is at work then. */
const BEFORE_THE_KILL = 15;

afterAll(() => db().$disconnect());

async function pageOf(server: string, path: string): Promise<string> {
  const answer = await fetch(server + path);
  expect(answer.status, server + path).toBe(200);
  return answer.text();
}

/** Asks again and again until it is so: only the test's own time limit ends it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function changePrice(id: string, token: string, price: number): Promise<void> {
  const { status } = await send("PATCH", `/api/product/${id}`, { token, body: { price } });
  expect(status).toBe(200);
}

async function onAllServers(path: string, price: number): Promise<void> {
  for (const server of webServers()) {
    await until(async () => (await pageOf(server, path)).includes(formatRupiah(price)));
  }
}

test("a price that is changed on one web server is seen on all of them", async () => {
  const id = await createProduct({ name: "Kemeja Tiga Server", price: 700_001 });
  const token = await signIn("admin");
  const page = `/product-detail/${id}`;
  await onAllServers(page, 700_001);
  for (const price of [710_002, 720_003, 730_004]) {
    await changePrice(id, token, price);
    await onAllServers(page, price);
  }
});

test("without the cache nobody meets an error, and afterwards pages are shared again", async () => {
  const id = await createProduct({ name: "Kemeja Tanpa Singgahan", price: 800_001 });
  const token = await signIn("admin");
  const page = `/product-detail/${id}`;
  await onAllServers(page, 800_001);
  await end("cache-0", "SIGKILL");
  try {
    for (const server of webServers()) {
      for (const path of [page, "/home", "/product", "/api/health/ready"])
        await pageOf(server, path);
    }
    await changePrice(id, token, 810_002);
    await onAllServers(page, 810_002);
  } finally {
    await start("cache-0");
  }
  await changePrice(id, token, 820_003);
  await onAllServers(page, 820_003);
});

type Failed = { at: number; what: string };

test("one web server killed under load: no order is lost, and only what was in flight on it fails", async () => {
  const productId = await createProduct({ stock: 1000 });
  const buyers = await createBuyers(BUYERS);
  await fillCarts(buyers, productId);
  const [first] = buyers;
  if (!first) throw new Error("there are buyers");
  const body = await paymentBodyOf(first);
  const acknowledged = new Map<string, string>();
  const failed: Failed[] = [];
  let enough = () => {};
  const atWork = new Promise<void>((resolve) => {
    enough = resolve;
  });

  const pay = async (token: string, key: string) => {
    const at = Date.now();
    try {
      const answer = await sendTo(baseUrl(), "POST", "/api/payment", { token, body, key });
      if (answer.status === 201) return answer;
      failed.push({ at, what: `${answer.status} ${JSON.stringify(answer.json)}` });
    } catch (error) {
      failed.push({ at, what: String(error) });
    }
    return undefined;
  };
  const queue = [...buyers];
  const load = Array.from({ length: AT_ONCE }, async () => {
    for (let buyer = queue.pop(); buyer; buyer = queue.pop()) {
      const key = randomUUID();
      // A customer whose answer was lost presses the button again.
      const answer = (await pay(buyer.token, key)) ?? (await pay(buyer.token, key));
      if (!answer) continue;
      acknowledged.set(answer.json.data.id, buyer.userId);
      if (acknowledged.size >= BEFORE_THE_KILL) enough();
    }
  });
  await atWork;
  expect(await end("web-1", "SIGKILL")).toBeNull();
  const killedAt = Date.now();
  try {
    await Promise.all(load);
    expect(acknowledged.size).toBe(BUYERS);
    expect(failed.filter(({ at }) => at > killedAt)).toEqual([]);
    expect(failed.length).toBeLessThanOrEqual(AT_ONCE);
    const orders = await db().order.findMany({
      where: { userId: { in: buyers.map((b) => b.userId) } },
    });
    expect(new Map(orders.map(({ id, userId }) => [id, userId]))).toEqual(acknowledged);
    expect(await listWrongBooks()).toEqual([]);
  } finally {
    await start("web-1");
  }
});

test("a web server that is asked to stop answers what it was asked before", async () => {
  const { hostname, port, host } = new URL(webServers()[2] ?? "");
  const body = JSON.stringify({ email: "sari@sekarbatik.test", password: "kawung-parang-8" });
  const socket = connect(Number(port), hostname);
  let answer = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  const head = ["POST /api/auth/login HTTP/1.1", `Host: ${host}`, "Content-Type: application/json"];
  const lines = [...head, `Content-Length: ${body.length}`, "Connection: close", "", ""];
  socket.write(lines.join("\r\n") + body.slice(0, 10));
  // Begun: the server has the head of the request once it answers another one that came later.
  await pageOf(webServers()[2] ?? "", "/api/health/live");
  const ended = end("web-2", "SIGTERM");
  try {
    await until(
      async () => (await fetch(`${webServers()[2]}/api/health/live`).catch(() => null)) === null,
    );
    socket.write(body.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    // By itself, as Next ends a server that was asked to; a kill would be null.
    expect(await ended).toBe(143);
  } finally {
    await start("web-2");
  }
});

test("the worker ends by itself when it is asked to", async () => {
  expect(await end("worker-0", "SIGTERM")).toBe(0);
  await start("worker-0");
});
