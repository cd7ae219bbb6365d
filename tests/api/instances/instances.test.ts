import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { NEWEST } from "#tests/factories/newest.ts";
import { createProduct } from "#tests/factories/product.ts";
import { serverOf } from "../contention/servers.ts";
import { orderPiece, signIn } from "../people.ts";
import { send } from "../shop-client.ts";
import { connected, eventually, killRedis, pauseRedis, resumeRedis, startRedis } from "./redis.ts";

const SERVERS = [0, 1];
const BEFORE = 731_913;
const AFTER = 648_257;
const LISTS = ["/home", "/product"];

beforeAll(async () => {
  await startRedis();
  await connected("web", SERVERS.length);
});
afterAll(async () => {
  resumeRedis();
  await killRedis();
});

async function look(server: number, path: string): Promise<{ status: number; html: string }> {
  // A new connection each time, because the server may be closing an idle one.
  const headers = { connection: "close" };
  const { status, json: html } = await send("GET", path, { headers, server: serverOf(server) });
  return { status, html };
}

async function shows(server: number, path: string, price: number): Promise<boolean> {
  const { status, html } = await look(server, path);
  expect(status, path).toBe(200);
  return html.includes(formatRupiah(price));
}

/** Resolves once every server shows the price on every page. */
async function everywhere(paths: string[], price: number): Promise<void> {
  for (const path of paths) {
    for (const server of SERVERS) await eventually(() => shows(server, path, price));
  }
}

async function newest(): Promise<{ id: string; pages: string[] }> {
  const id = await createProduct({ name: "Kemeja Dua Toko", price: BEFORE });
  await db().product.update({ where: { id }, data: { createdAt: NEWEST } });
  return { id, pages: [...LISTS, `/product-detail/${id}`] };
}

/**
 * Starts visitors who open pages on both servers. Returns how to stop them, which returns the
 * statuses they got.
 */
function keepLooking(paths: string[]): () => Promise<Set<number>> {
  let open = true;
  const statuses = new Set<number>();
  const looks = SERVERS.map(async (server) => {
    for (let at = 0; open; at += 1) {
      const path = paths[at % paths.length] ?? "/home";
      statuses.add((await look(server, path).catch(() => ({ status: 0 }))).status);
    }
  });
  return async () => {
    open = false;
    await Promise.all(looks);
    return statuses;
  };
}

/**
 * Creates a product whose price an admin has set to BEFORE. Both servers show it. `change` sets
 * another price.
 */
async function shownBefore() {
  const { id, pages } = await newest();
  const token = await signIn("admin");
  const change = (price: number) => send("PATCH", `/api/product/${id}`, { token, body: { price } });
  await change(AFTER);
  await change(BEFORE);
  await everywhere(pages, BEFORE);
  return { id, pages, token, change };
}

test("an admin's price, saved on one server, is on every page of both", async () => {
  const { id, pages, token, change } = await shownBefore();
  expect((await change(AFTER)).status).toBe(200);
  await everywhere(pages, AFTER);
  for (const path of pages) {
    for (const server of SERVERS) expect(await shows(server, path, BEFORE), path).toBe(false);
  }
  await send("DELETE", `/api/product/${id}`, { token });
});

test("the worker puts a piece back on sale whose order ran out, on both", async () => {
  const token = await signIn();
  const orderId = await orderPiece(token);
  const { items } = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    include: { items: true },
  });
  const path = `/product-detail/${items[0]?.productId}`;
  const isOnSale = async (server: number) =>
    (await look(server, path)).html.includes("https://schema.org/InStock");
  for (const server of SERVERS) expect(await isOnSale(server)).toBe(false);

  await db().order.update({ where: { id: orderId }, data: { paymentDeadline: new Date(0) } });
  const worker = spawn(process.execPath, ["scripts/run.mjs", "worker"], { stdio: "ignore" });
  const ended = new Promise((resolve) => worker.once("exit", resolve));
  try {
    await connected("worker", 1);
    for (const server of SERVERS) await eventually(() => isOnSale(server));
  } finally {
    worker.kill("SIGTERM");
    await ended;
  }
});

test("Redis killed while people look: nobody meets an error, and what changed meanwhile is everywhere when it is back", async () => {
  const { id, pages, token, change } = await shownBefore();

  const stopLooking = keepLooking([...pages, "/faq"]);
  await killRedis();
  expect((await change(AFTER)).status).toBe(200);
  for (const path of pages) await eventually(() => shows(0, path, AFTER));
  await startRedis();
  await connected("web", SERVERS.length);
  await everywhere(pages, AFTER);
  expect(await stopLooking()).toEqual(new Set([200]));
  await send("DELETE", `/api/product/${id}`, { token });
});

test("while Redis is away, a change comes to the other server by itself", async () => {
  const { id, pages } = await newest();
  const token = await signIn("admin");
  await killRedis();
  try {
    await send("PATCH", `/api/product/${id}`, { token, body: { price: AFTER } });
    await everywhere(pages, AFTER);
  } finally {
    await startRedis();
    await connected("web", SERVERS.length);
  }
  await send("DELETE", `/api/product/${id}`, { token });
});

test("while Redis hangs, every page and every write is answered, and a change is on both", async () => {
  const { id, pages } = await newest();
  const token = await signIn("admin");
  pauseRedis();
  try {
    for (const path of [...pages, `/product-detail/${await createProduct()}`]) {
      for (const server of SERVERS) expect((await look(server, path)).status, path).toBe(200);
    }
    const saved = await send("PATCH", `/api/product/${id}`, { token, body: { price: AFTER } });
    expect(saved.status).toBe(200);
  } finally {
    resumeRedis();
  }
  await everywhere(pages, AFTER);
  await send("DELETE", `/api/product/${id}`, { token });
});
