import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#lib/database/db.ts";
import { expireUnpaidOrders } from "#lib/orders/unpaid/expire-unpaid-orders.ts";
import { type Deviation, verifyBooks } from "#lib/reports/verify-books.ts";
import { createProduct } from "#tests/factories/product.ts";
import {
  DESTINATION,
  DOMESTIC_COST,
  type KomerceServer,
  startKomerceServer,
} from "#tests/fakes/komerce-server.ts";
import { codeIn } from "#tests/fakes/received-mails.ts";
import { mailAbout, mailsTo } from "../mailbox.ts";
import { PASSWORD, paymentBody, signIn } from "../people.ts";
import { type Answer, sendOnce, somewherePublic } from "../shop-client.ts";
import { manyAddresses, sellUnderAttack } from "./attackers.ts";
import { handInProof, sellHonestly } from "./honest-customer.ts";
import { rawRequest, statusLineFor } from "./raw-request.ts";

// Each attack goes on until an honest customer has bought a piece meanwhile.

const RESET = "new Sekar Batik password";
const NEW_PASSWORD = "parang-kusumo-baru-7";

let carrier: KomerceServer;
let admin: string;
/** Orders that other files have set to a state by the database. */
let wrongBefore: Deviation[];

beforeAll(async () => {
  wrongBefore = await verifyBooks();
  carrier = await startKomerceServer(Number(process.env.TEST_KOMERCE_PORT));
  admin = await signIn("admin");
});

afterAll(async () => {
  expect(await verifyBooks()).toEqual(wrongBefore);
  await carrier.stop();
});

const sell = () => sellHonestly(admin);

function from<Value>(values: Value[], turn: number): Value {
  return values[turn % values.length] as Value;
}

async function emailOf(token: string): Promise<string> {
  return (await sendOnce("POST", "/api/auth/user", { token })).json.data.email;
}

function post(path: string, address: string, body: object, cookie = ""): Promise<Answer> {
  const headers = { "x-forwarded-for": address, ...(cookie && { cookie }) };
  return sendOnce("POST", path, { headers, body });
}

function statusesOf(answers: Answer[]): Set<number> {
  return new Set(answers.map(({ status }) => status));
}

test("hold the stock: free accounts get fifteen pieces, and lose them a day after a rejection", async () => {
  const goods = await Promise.all(Array.from({ length: 40 }, () => createProduct()));
  const address = somewherePublic();
  const headers = { "x-forwarded-for": address };
  const tokens = await Promise.all(
    Array.from({ length: 12 }, () => signIn("user", { isVerified: false })),
  );
  const orders = new Map<string, string>();
  await sellUnderAttack(
    60,
    async (turn) => {
      const token = from(tokens, turn);
      const pieces = turn === 0 ? goods : [0, 1, 2].map((next) => from(goods, 3 * turn + next));
      for (const id of pieces) await sendOnce("POST", `/api/cart/${id}`, { token, headers });
      const body = await paymentBody(token);
      const placed = await sendOnce("POST", "/api/payment", { token, headers, body });
      if (placed.status !== 201) return expect([placed.status]).toEqual([409]);
      orders.set(placed.json.data.id, token);
      await handInProof(sendOnce, token, placed.json.data.id);
    },
    async () => {
      const left = await db().product.findFirst({ where: { id: { in: goods }, stock: 1 } });
      await sellHonestly(admin, left?.id ?? "none is left");
    },
  );
  expect(orders.size).toBe(5);
  const held = await db().orderItem.aggregate({
    where: { orderId: { in: [...orders.keys()] } },
    _sum: { quantity: true },
  });
  expect(held._sum.quantity).toBeLessThanOrEqual(15);

  const body = { state: "rejected", reason: "Not a transfer" };
  for (const [id, token] of orders) {
    const [order] = (await sendOnce("GET", `/api/order/${id}`, { token })).json.data;
    const pending = order.proofs.find((proof: { state: string }) => proof.state === "pending");
    const proof = `/api/order/${id}/proof/${pending.id}`;
    expect((await sendOnce("PATCH", proof, { token: admin, body })).status).toBe(200);
  }
  const where = { id: { in: [...orders.keys()] } };
  for (const { paymentDeadline } of await db().order.findMany({ where })) {
    expect(Number(paymentDeadline) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  }
  await db().order.updateMany({ where, data: { paymentDeadline: new Date(0) } });
  await expireUnpaidOrders(new Date());
  expect(await db().product.count({ where: { id: { in: goods }, stock: 0 } })).toBe(1);
});

test("lock out the admin: a known browser isn't slowed, a new one gets in as well", async () => {
  const email = await emailOf(admin);
  const right = { email, password: PASSWORD };
  const known = (await post("/api/auth/login", somewherePublic(), right)).headers.getSetCookie();
  const device = known.find((line) => line.startsWith("device="))?.split(";")[0];
  const addresses = manyAddresses();
  const answers: Answer[] = [];
  await sellUnderAttack(
    3 * addresses.length,
    async (turn) => {
      const wrong = { email, password: `salah-${turn}` };
      answers.push(await post("/api/auth/login", from(addresses, turn), wrong));
    },
    async () => {
      expect(await post("/api/auth/login", somewherePublic(), right, device)).toMatchObject({
        status: 200,
      });
      const inNewBrowser = await post("/api/auth/login", somewherePublic(), right);
      expect(inNewBrowser.status).toBe(200);
      await sellHonestly(inNewBrowser.json.access_token);
    },
  );
  expect(statusesOf(answers)).toEqual(new Set([401, 429]));
});

test("flood codes: the owner's mailbox gets few, one of which is good, and others buy", async () => {
  const email = await emailOf(await signIn());
  const addresses = manyAddresses();
  await sellUnderAttack(
    2 * addresses.length,
    async (turn) => {
      const others = { email: `${randomUUID()}@example.test`, type: "register" };
      const aimed = { email, type: "reset-password" };
      await post("/api/send-otp", from(addresses, turn), turn % 2 ? others : aimed);
    },
    async () => {
      const home = somewherePublic();
      expect(await post("/api/send-otp", home, { email, type: "reset-password" })).toMatchObject({
        status: 200,
      });
      await mailAbout(email, RESET);
      const otp = codeIn((await mailsTo(email)).at(-1));
      const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      const reset = await post("/api/auth/reset-password", home, { email, otp, ...passwords });
      expect(reset.json).toMatchObject({ message: expect.any(String) });
      expect(reset.status).toBe(200);
      await sell();
    },
  );
  const codes = (await mailsTo(email)).filter(({ subject }) => subject?.includes(RESET));
  expect(codes.length).toBeLessThanOrEqual(12);
});

// page-cache.test.ts shows that none of them takes a place.
test("make up headers that name parts of pages: each is answered", async () => {
  const names = ["rsc", "next-router-prefetch", "next-router-segment-prefetch"];
  const others = ["next-router-state-tree", "next-url", "accept-encoding", "accept"];
  const statuses = new Set<number>();
  await sellUnderAttack(
    2_000,
    async (turn) => {
      const madeUp = { [from([...names, ...others], turn)]: `/m-${turn}` };
      const headers = { "x-forwarded-for": somewherePublic(), rsc: "1", ...madeUp };
      const first = await sendOnce("GET", "/product?_rsc=x", { headers });
      const place = first.headers.get("location");
      statuses.add(place ? (await sendOnce("GET", place, { headers })).status : first.status);
    },
    sell,
  );
  expect(statuses).toEqual(new Set([200]));
});

test("speak another protocol: every connection gets a status line", async () => {
  const upgrade = (protocol: string) => ["Connection: Upgrade", `Upgrade: ${protocol}`];
  const key = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];
  const json = ["Content-Type: application/json", "Transfer-Encoding: chunked"];
  const attacks: [string, RegExp][] = [
    [rawRequest("GET /home", [...upgrade("websocket"), ...key]), /^HTTP\/1\.1 200 /],
    [rawRequest("GET /home", [...upgrade("h2c"), "HTTP2-Settings: AAMAAABk"]), /^HTTP\/1\.1 200 /],
    [rawRequest("POST /api/auth/login", [...upgrade("h2c"), "Content-Length: 0"]), /^HTTP\/1\.1 4/],
    [rawRequest("CONNECT shop.test:443", []), /^HTTP\/1\.1 405 /],
    [rawRequest("POST /api/auth/login", json, "no size\r\n"), /^HTTP\/1\.1 400 /],
    [rawRequest("GET /home", [`X-Long: ${"x".repeat(200_000)}`]), /^HTTP\/1\.1 431 /],
    ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", /^HTTP\/1\.1 400 /],
    ["\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", /^HTTP\/1\.1 400 /],
  ];
  await sellUnderAttack(
    40 * attacks.length,
    async (turn) => {
      const [bytes, answer] = from(attacks, turn);
      expect(await statusLineFor(bytes)).toMatch(answer);
    },
    sell,
  );
});

test("drain the carrier's day: accounts of one address get a share, and others live prices", async () => {
  const headers = { "x-forwarded-for": somewherePublic() };
  const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => signIn()));
  for (const token of tokens)
    await sendOnce("POST", `/api/cart/${await createProduct()}`, { token });
  const cities = await db().city.findMany({ where: { name: { not: "Kota Bandung" } } });
  carrier.reset();
  const asked = (path: string) => carrier.requests.filter((request) => request.path === path);
  const statuses = new Set<number>();
  await sellUnderAttack(
    cities.length,
    async (turn) => {
      const address = `/api/shipping?city=${encodeURIComponent(from(cities, turn).name)}`;
      statuses.add((await sendOnce("GET", address, { token: from(tokens, turn), headers })).status);
    },
    async () => {
      const before = asked(DOMESTIC_COST).length;
      // Nobody has asked for its weight yet.
      await sellHonestly(admin, await createProduct({ weight: 30_000 }));
      expect(asked(DOMESTIC_COST).length).toBe(before + 1);
    },
  );
  expect(statuses).toEqual(new Set([200]));
  // Each of 25 look-ups searches three times at most and asks for one price. One is the customer's.
  expect(asked(DOMESTIC_COST).length).toBeLessThanOrEqual(26);
  expect(asked(DESTINATION).length).toBeLessThanOrEqual(3 * 26 + 3);
});

test("forge a log-in: no token that the shop hasn't made is taken", async () => {
  const own = await signIn();
  const admins = await db().session.findMany({ where: { user: { role: "admin" } } });
  const claims = { sid: admins[0]?.id };
  const secret = "another secret, just as long as the shop's own is";
  const unsigned = [{ alg: "none" }, claims, ""].map((part) =>
    part ? Buffer.from(JSON.stringify(part)).toString("base64url") : "",
  );
  const forged = [
    await encode({ token: claims, secret }),
    unsigned.join("."),
    `${own.slice(0, -2)}${own.endsWith("AA") ? "BB" : "AA"}`,
    claims.sid ?? "",
  ];
  const attacks = [
    ...forged.map((token) => async () => {
      expect((await sendOnce("GET", "/api/order", { token })).status).toBe(401);
      const headers = { cookie: `token=${token}` };
      const page = await sendOnce("GET", "/dashboard", { headers });
      expect([page.status, page.headers.get("location")]).toEqual([
        307,
        expect.stringContaining("/auth/login"),
      ]);
    }),
  ];
  await sellUnderAttack(300, (turn) => from(attacks, turn)(), sell);
  expect((await sendOnce("POST", "/api/auth/user", { token: own })).status).toBe(200);
});
