import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request as openRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageRecord } from "../page-record.mjs";
import { expireTags, setSharedCache } from "../shared-cache.mjs";
import { tagClock } from "../tag-clock.mjs";
import { tags } from "../tags.ts";
import { FrontCache } from "./front-cache.ts";

const PRODUCT = "/product-detail/0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11";

type Reply = { status?: number; headers?: Record<string, string>; tags?: string[]; body?: string };

/** A fake Next whose pages hold the number of its requests so far. */
class FakeNext {
  /** URLs that it was asked for. */
  asked: string[] = [];
  seen: IncomingMessage[] = [];
  reply: (url: string, times: number) => Reply | Promise<Reply> = (_, times) => ({
    body: `<p>${times}</p>`,
  });

  readonly listener = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "";
    this.asked.push(url);
    this.seen.push(request);
    const { since } = pageRecord.getStore() ?? {};
    const { status = 200, headers, tags: named, body } = await this.reply(url, this.asked.length);
    const record = pageRecord.getStore();
    if (record && since !== undefined && named !== null) {
      record.validity = {
        tags: named ?? ["products"],
        since,
        madeAt: Date.now(),
        revalidate: 3600,
      };
    }
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  };
}

/** Returns a reply that Next holds back, and the function that sends it. */
function held(): [Promise<Reply>, (reply: Reply) => void] {
  let send: (reply: Reply) => void = () => {};
  const reply = new Promise<Reply>((resolve) => {
    send = resolve;
  });
  return [reply, send];
}

let next: FakeNext;
let server: Server;
let front: FrontCache;
let base: string;
let received: number;

beforeEach(async () => {
  next = new FakeNext();
  received = 0;
  front = new FrontCache(next.listener);
  server = createServer((request, response) => {
    received += 1;
    front.handle(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  setSharedCache(undefined);
  server.closeAllConnections();
  server.close();
});

/** Resolves when that many requests have come. */
async function arrived(requests: number): Promise<void> {
  while (received < requests) await turn();
}

type Got = { status: number | undefined; headers: IncomingMessage["headers"]; body: Buffer };

/** Sends exactly the named headers. fetch would add some. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  return new Promise((resolve, reject) => {
    openRequest(base + path, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .once("error", reject)
      .end();
  });
}

const text = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).body.toString();

test("a page is made once, and again after one of its tags expired", async () => {
  expect(await text("/home")).toBe("<p>1</p>");
  expect(await text("/home")).toBe("<p>1</p>");
  expireTags(["gallery"]);
  expect(await text("/home")).toBe("<p>1</p>");
  expireTags(["products"]);
  expect(await text("/home")).toBe("<p>2</p>");
});

test("a page past its time is made anew", async () => {
  next.reply = (_, times) => ({ body: String(times) });
  await text("/home");
  const later = Date.now() + 3600 * 1000;
  const now = Date.now;
  try {
    Date.now = () => later;
    expect(await text("/home")).toBe("2");
  } finally {
    Date.now = now;
  }
});

test("a thousand clients that wait for one page cause one rendering", async () => {
  const [finished, finish] = held();
  next.reply = () => finished;
  const all = Array.from({ length: 1000 }, () => text(PRODUCT));
  await arrived(1000);
  finish({ body: "<p>one</p>" });
  expect(new Set(await Promise.all(all))).toEqual(new Set(["<p>one</p>"]));
  expect(next.asked).toHaveLength(1);
});

test("a page that was begun before a change isn't kept, nor sent to later requests", async () => {
  const [first, finishFirst] = held();
  next.reply = (_, times) => (times === 1 ? first : { body: "<p>fresh</p>" });
  const early = text("/home");
  while (next.asked.length === 0) await turn();
  expireTags(["products"]);
  const late = text("/home");
  await arrived(2);
  finishFirst({ body: "<p>stale</p>" });
  expect(await early).toBe("<p>stale</p>");
  expect(await late).toBe("<p>fresh</p>");
  expect(await text("/home")).toBe("<p>fresh</p>");
});

test("a client that goes away doesn't stop the rendering for the others", async () => {
  const [finished, finish] = held();
  next.reply = () => finished;
  const gone = openRequest(`${base}/home`, { agent: false }).on("error", () => {});
  gone.end();
  while (next.asked.length === 0) await turn();
  const waiting = text("/home");
  await arrived(2);
  gone.destroy();
  finish({ body: "<p>whole</p>" });
  expect(await waiting).toBe("<p>whole</p>");
  expect(next.asked).toHaveLength(1);
});

test("a sale renews a list at most once a second, and a product's page at once", async () => {
  next.reply = (url, times) => ({
    tags: url === "/home" ? [tags.products, tags.sales] : [tags.product("x")],
    body: String(times),
  });
  const now = Date.now;
  let time = now();
  try {
    Date.now = () => time;
    expect(await text("/home")).toBe("1");
    expect(await text(PRODUCT)).toBe("2");
    expireTags([tags.sales, tags.product("x")]);
    time += 999;
    expect(await text("/home")).toBe("1");
    expect(await text(PRODUCT)).toBe("3");
    time += 1;
    expect(await text("/home")).toBe("4");
    // Nothing was sold since.
    time += 5_000;
    expect(await text("/home")).toBe("4");
    // A list that is older than a second shows the next sale at once.
    expireTags([tags.sales]);
    expect(await text("/home")).toBe("5");
    expireTags([tags.products]);
    expect(await text("/home")).toBe("6");
  } finally {
    Date.now = now;
  }
});

test("a page is made anew while changes of other servers can't be heard", async () => {
  await text("/home");
  setSharedCache({
    mayServe: () => false,
    find: async () => undefined,
    store: () => {},
    expire: () => {},
  });
  expect(await text("/home")).toBe("<p>2</p>");
});

test("Next sees nothing of a client's cookies, credentials and conditions", async () => {
  await get("/home", {
    cookie: "token=secret",
    authorization: "Bearer secret",
    "if-none-match": '"x"',
    range: "bytes=0-1",
    "accept-encoding": "gzip",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "203.0.113.5",
  });
  const [{ headers } = { headers: {} }] = next.seen;
  const names = Object.keys(headers).filter((name) => !name.startsWith("x-inner-"));
  expect(names.toSorted()).toEqual(["connection", "host"]);
});

test("everybody gets the kept page, with any cookies and credentials", async () => {
  await text("/home");
  expect(await text("/home", { cookie: "token=secret" })).toBe("<p>1</p>");
  expect(await text("/home", { authorization: "Bearer secret" })).toBe("<p>1</p>");
});

test.each<[string, Reply]>([
  ["an answer that sets a cookie", { headers: { "set-cookie": "a=b" } }],
  ["an answer that varies by cookie", { headers: { vary: "Accept-Encoding, Cookie" } }],
  ["an answer that varies by everything", { headers: { vary: "*" } }],
  ["a redirect", { status: 307, headers: { location: "/home" } }],
  ["an error", { status: 500 }],
  ["a missing page", { status: 404 }],
])("%s isn't kept", async (_, reply) => {
  next.reply = () => reply;
  const { status, headers } = await get(PRODUCT);
  expect(status).toBe(reply.status ?? 200);
  expect(headers).toMatchObject(reply.status === 307 ? { location: "/home" } : {});
  await get(PRODUCT);
  expect(next.asked).toHaveLength(2);
});

test("an answer that isn't from the page cache isn't kept", async () => {
  const { listener } = next;
  front = new FrontCache((request, response) => {
    pageRecord.exit(() => listener(request, response));
  });
  expect(await text("/home")).toBe("<p>1</p>");
  expect(await text("/home")).toBe("<p>2</p>");
});

test.each([
  ["POST", "/home", {}],
  ["GET", "/cart", {}],
  ["GET", "/api/product", {}],
  ["GET", "/home", { rsc: "1", "next-router-state-tree": "x" }],
  ["GET", "/home?x=1", { rsc: "1" }],
  ["GET", "/product?q=batik&_rsc=x", { rsc: "1" }],
])("%s %s with %o goes to Next as it is", async (method, path, headers) => {
  for (let times = 0; times < 2; times += 1) await get(path, { ...headers, cookie: "a=b" }, method);
  expect(next.asked).toEqual([path, path]);
  expect(next.seen[0]?.headers).toMatchObject({ ...headers, cookie: "a=b" });
});

test("parts of a page are kept apart from it, and from each other", async () => {
  const part = (name: string) => ({
    rsc: "1",
    "next-router-prefetch": "1",
    "next-router-segment-prefetch": name,
  });
  expect(await text("/home")).toBe("<p>1</p>");
  expect(await text("/home?_rsc=a", part("/_tree"))).toBe("<p>2</p>");
  expect(await text("/home?_rsc=b", part("/home"))).toBe("<p>3</p>");
  expect(await text("/home?_rsc", { rsc: "1" })).toBe("<p>4</p>");
  expect(await text("/home?_rsc=a", part("/_tree"))).toBe("<p>2</p>");
  expect(await text("/home")).toBe("<p>1</p>");
});

test("a filtered page is kept by its filters alone, with a policy of its own", async () => {
  const first = await get("/product?utm_source=x&q=batik&sizes[]=M");
  expect(first.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  await get("/product?sizes%5B%5D=M&q=batik");
  expect(next.asked).toEqual(["/product?sizes%5B%5D=M&q=batik"]);
  await get("/product?q=batik");
  expect(next.asked).toHaveLength(2);
});

test("the limits of a search count by the caller's address", async () => {
  await get("/product?q=batik", { "x-forwarded-for": "203.0.113.5", cookie: "a=b" });
  expect(next.seen[0]?.headers).toMatchObject({ "x-forwarded-for": "203.0.113.5" });
  expect(next.seen[0]?.headers).not.toHaveProperty("cookie");
});

test("a page is sent in the encoding that the client prefers", async () => {
  next.reply = () => ({ body: `<p>${"batik ".repeat(1000)}</p>` });
  const whole = await text("/home");
  const brotli = await get("/home", { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(whole);
  const gzip = await get("/home", { "accept-encoding": "gzip;q=1.0, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(whole);
  for (const headers of [{}, { "accept-encoding": "zstd" }]) {
    const plain = await get("/home", headers as Record<string, string>);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(whole);
  }
  expect(next.asked).toHaveLength(1);
});

test("a client that has the page gets 304, whatever its encoding", async () => {
  const { headers } = await get("/home", { "accept-encoding": "br" });
  const etag = headers.etag ?? "";
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const { status, body } = await get("/home", { "if-none-match": known });
    expect([status, body.length]).toEqual([304, 0]);
  }
  expect((await get("/home", { "if-none-match": '"other"' })).status).toBe(200);
  expect(next.asked).toHaveLength(1);
});

test("HEAD has the length of the page and no content", async () => {
  const { status, headers, body } = await get("/home", {}, "HEAD");
  expect([status, headers["content-length"], body.length]).toEqual([200, "8", 0]);
  expect(await text("/home")).toBe("<p>1</p>");
});

test("a range is answered with the whole page", async () => {
  const { status, body } = await get("/home", { range: "bytes=0-1" });
  expect([status, body.toString()]).toEqual([200, "<p>1</p>"]);
});

test("HTTP/1.0 gets the page with its length, and the connection closes", async () => {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /home HTTP/1.0\r\n\r\n");
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/content-length: 8\r\n/i);
  expect(answer).toMatch(/\r\n\r\n<p>1<\/p>$/);
});

test("Strict-Transport-Security is sent over https only", async () => {
  const name = "strict-transport-security";
  expect((await get("/home")).headers[name]).toBeUndefined();
  const { headers } = await get("/home", { "x-forwarded-proto": "https" });
  expect(headers[name]).toMatch(/^max-age=\d+$/);
});

test("those who wait for a page that is void as soon as it is made wait for two renderings", async () => {
  const [first, finishFirst] = held();
  const [second, finishSecond] = held();
  next.reply = (_, times) => (times === 1 ? first : second);
  const all = Array.from({ length: 50 }, () => text("/home"));
  await arrived(50);
  expireTags(["products"]);
  finishFirst({ body: "<p>first</p>" });
  while (next.asked.length < 2) await turn();
  expireTags(["products"]);
  finishSecond({ body: "<p>second</p>" });
  const seen = await Promise.all(all);
  expect(seen.filter((page) => page === "<p>first</p>")).toHaveLength(1);
  expect(seen.filter((page) => page === "<p>second</p>")).toHaveLength(49);
  expect(next.asked).toHaveLength(2);
});

test("other spellings of an address, a part or a file take no place", async () => {
  const spellings: [string, Record<string, string>][] = [
    [PRODUCT.replace("0f7a", "%30f7a"), {}],
    [PRODUCT.replace("0f7a", "0F7A"), {}],
    ["/product-detail/nonsense", {}],
    ["/_next/static/chunks//a.js", {}],
    ["/_next/static/chunks/%61.js", {}],
    ["/home?_rsc", { rsc: "1", "next-router-prefetch": "2x" }],
    ["/home?_rsc", { rsc: "1", "next-router-segment-prefetch": "/made-up" }],
  ];
  for (const [path, headers] of spellings) {
    next.asked = [];
    for (let times = 0; times < 2; times += 1) await get(path, headers);
    expect(next.asked).toHaveLength(2);
  }
});

test("built files are kept for good, also after a reconnection to Redis", async () => {
  next.reply = (_, times) => ({
    headers: { "content-type": "application/javascript", "cache-control": "immutable" },
    body: String(times),
  });
  expect(await text("/_next/static/chunks/a.js?dpl=1")).toBe("1");
  expireTags(["products"]);
  tagClock.expireEverything();
  setSharedCache({
    mayServe: (ageMs) => ageMs < 3_000,
    find: async () => undefined,
    store: () => {},
    expire: () => {},
  });
  expect(await text("/_next/static/chunks/a.js")).toBe("1");
});

test("memory is bounded: the least recently used page goes", async () => {
  const body = "x".repeat(10_000);
  next.reply = () => ({ body });
  front = new FrontCache(next.listener, { page: 60_000, part: 1, filtered: 1, file: 1 });
  for (const path of ["/home", "/faq", "/home", "/product", "/home", "/faq"]) await get(path);
  expect(next.asked).toEqual(["/home", "/faq", "/product", "/faq"]);
});
