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
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expireTags, setTagChannel } from "../../expiry/expire-pages.ts";
import { tagClock } from "../../expiry/tag-clock.ts";
import { tags } from "../../expiry/tags.ts";
import { metrics } from "../../telemetry/metrics.ts";
import { cacheForSeconds, dontCache, noteTags, readForPage } from "../current-page.ts";
import { PageCache } from "./page-cache.ts";

const logged = vi.hoisted(() => vi.fn());
vi.mock("../../telemetry/log.ts", () => ({ log: () => ({ error: logged }) }));

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
    const { status = 200, headers, tags: named, body } = await this.reply(url, this.asked.length);
    noteTags(named ?? ["products"]);
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
let pages: PageCache;
/** Redirect targets by path. */
let redirects: Record<string, string>;
let base: string;
let received: number;

beforeEach(async () => {
  next = new FakeNext();
  received = 0;
  redirects = {};
  pages = makeCache();
  server = createServer((request, response) => {
    received += 1;
    pages.handle(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  vi.restoreAllMocks();
  setTagChannel(undefined);
  server.closeAllConnections();
  server.close();
});

const makeCache = (...limits: ConstructorParameters<typeof PageCache>[2][]) =>
  new PageCache(next.listener, async (path) => redirects[path] ?? null, ...limits);

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

test.each([
  ["its time", 3600, () => {}],
  ["the end that it names", 10, () => [cacheForSeconds(10), cacheForSeconds(300)]],
])("a page past %s is made anew", async (_, seconds, during) => {
  next.reply = (_, times) => {
    during();
    return { body: String(times) };
  };
  await text("/home");
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + seconds * 1000);
  expect(await text("/home")).toBe("2");
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

test("a page that was begun before a change isn't cached, nor sent to later requests", async () => {
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
  let time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => time);
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
});

test("a page is made anew while changes of other servers can't be heard", async () => {
  await text("/home");
  setTagChannel({ mayServe: () => false, send: () => {} });
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

test("everybody gets the cached page, with any cookies and credentials", async () => {
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
])("%s isn't cached", async (_, reply) => {
  next.reply = () => reply;
  const { status, headers } = await get(PRODUCT);
  expect(status).toBe(reply.status ?? 200);
  expect(headers).toMatchObject(reply.status === 307 ? { location: "/home" } : {});
  await get(PRODUCT);
  expect(next.asked).toHaveLength(2);
});

test.each<[string, () => unknown]>([
  ["a page that says so", dontCache],
  ["a page that shows less since a read failed", () => failingRead().catch(() => {})],
])("%s isn't cached", async (_, during) => {
  next.reply = async (_, times) => {
    await during();
    return { body: String(times) };
  };
  expect(await text("/home")).toBe("1");
  expect(await text("/home")).toBe("2");
});

const failingRead = () => readForPage(["busy"], [], () => Promise.reject(new Error("busy")));

test("a page reads what it shows twice once, and is void by the tags of its reads", async () => {
  let reads = 0;
  const read = () => readForPage(["one"], ["gallery"], async () => ++reads);
  next.reply = async () => ({ tags: [], body: `${await read()} ${await read()}` });
  expect(await text("/home")).toBe("1 1");
  expireTags(["gallery"]);
  expect(await text("/home")).toBe("2 2");
  await read();
  expect(reads).toBe(3);
});

test.each([
  ["POST", "/home"],
  ["GET", "/cart"],
  ["GET", "/api/product"],
])("%s %s goes to Next as it is", async (method, path) => {
  for (let times = 0; times < 2; times += 1) await get(path, { cookie: "a=b" }, method);
  expect(next.asked).toEqual([path, path]);
  expect(next.seen[0]?.headers).toMatchObject({ cookie: "a=b" });
});

test("a page has its data and its tree beside its HTML, and no other variation", async () => {
  const ahead = { rsc: "1", "next-router-prefetch": "1" };
  expect(await text("/home")).toBe("<p>1</p>");
  const tree = { ...ahead, "next-router-segment-prefetch": "/_tree" };
  expect(await text("/home?_rsc=a", tree)).toBe("<p>2</p>");
  expect(await text("/home?_rsc", { rsc: "1" })).toBe("<p>3</p>");
  const variations: Record<string, string>[] = [
    { rsc: "1", "next-router-state-tree": "x", "next-url": "/faq" },
    { ...ahead, "next-router-state-tree": "y" },
    { ...ahead, "next-router-segment-prefetch": "/made-up" },
  ];
  for (const headers of variations) {
    expect(await text("/home?_rsc=b&x=y", headers)).toBe("<p>3</p>");
  }
  expect(await text("/home?_rsc=c", tree)).toBe("<p>2</p>");
  expect(await text("/home")).toBe("<p>1</p>");
  expect(next.asked).toEqual(["/home", "/home", "/home"]);
  expect(next.seen[2]?.headers).not.toHaveProperty("next-router-state-tree");
});

test("the data of a filtered page is cached by its filters", async () => {
  await get("/product?q=batik&_rsc=x", { rsc: "1", "next-router-state-tree": "x" });
  await get("/product?_rsc=y&q=batik", { rsc: "1" });
  expect(next.asked).toEqual(["/product?q=batik"]);
});

test("an address without a page leads elsewhere, and nothing is rendered or cached", async () => {
  redirects[PRODUCT] = "/home";
  // The browser's router is made to load the address anew.
  for (const [headers, answer] of [
    [{}, [307, "/home", 0]],
    [{ rsc: "1" }, [200, undefined, 0]],
  ] as [Record<string, string>, unknown[]][]) {
    const { status, headers: sent, body } = await get(PRODUCT, headers);
    expect([status, sent.location, body.length]).toEqual(answer);
    expect(sent).toMatchObject({
      "cache-control": "private, no-store",
      "content-type": "text/html; charset=utf-8",
    });
  }
  redirects = {};
  expect(await text(PRODUCT)).toBe("<p>1</p>");
  redirects[PRODUCT] = "/home";
  // A page in memory is served without asking.
  expect(await text(PRODUCT)).toBe("<p>1</p>");
});

test("a rendering shares what the search for a redirect has read", async () => {
  const read = vi.fn(async () => "kemeja");
  const readProduct = () => readForPage(["product"], ["products"], read);
  pages = new PageCache(next.listener, async () => {
    await readProduct();
    return null;
  });
  next.reply = async () => ({ body: `<p>${await readProduct()}</p>` });
  expect(await text(PRODUCT)).toBe("<p>kemeja</p>");
  expect(read).toHaveBeenCalledTimes(1);
  expireTags(["products"]);
  expect(await text(PRODUCT)).toBe("<p>kemeja</p>");
  expect(read).toHaveBeenCalledTimes(2);
});

test("a page gets its policy, and a foreign script is refused and logged", async () => {
  const own = '<script>self.__next_f.push([1,"a"])</script>';
  next.reply = () => ({ body: `${own}<script>alert(1)</script>` });
  const { headers } = await get("/home");
  expect(logged).toHaveBeenCalledWith({ page: "/home", count: 1 }, expect.any(String));
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
});

test("a filtered page is cached by its filters alone, with a policy of its own", async () => {
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

test.each(["/%68ome", "/home/", "/_next/static/chunks//a.js", "/_next/static/chunks/%61.js"])(
  "%s, another spelling of an address or a file, takes no place",
  async (path) => {
    for (let times = 0; times < 2; times += 1) await get(path);
    expect(next.asked).toHaveLength(2);
  },
);

test("a missing built file is a plain 404, and leads nowhere", async () => {
  next.reply = () => ({ status: 307, headers: { location: "/home" }, body: "" });
  const { status, headers, body } = await get("/_next/static/chunks/gone.js");
  expect([status, headers.location, String(body)]).toEqual([404, undefined, "Not found"]);
});

test("built files are cached for good, also after a reconnection to Redis", async () => {
  next.reply = (_, times) => ({
    headers: { "content-type": "application/javascript", "cache-control": "immutable" },
    body: String(times),
  });
  expect(await text("/_next/static/chunks/a.js?dpl=1")).toBe("1");
  expireTags(["products"]);
  tagClock.expireEverything();
  setTagChannel({ mayServe: (ageMs) => ageMs < 3_000, send: () => {} });
  expect(await text("/_next/static/chunks/a.js")).toBe("1");
});

test("memory is bounded: the least recently used page goes", async () => {
  const body = "x".repeat(10_000);
  next.reply = () => ({ body });
  pages = makeCache({ page: 60_000, data: 1, filtered: 1, file: 1 });
  for (const path of ["/home", "/faq", "/home", "/product", "/home", "/faq"]) await get(path);
  expect(next.asked).toEqual(["/home", "/faq", "/product", "/faq"]);
});

test("reads are counted", async () => {
  metrics().cacheReads.reset();
  for (const path of ["/home", "/home", "/faq", "/home"]) await get(path);
  const reads = (await metrics().cacheReads.get()).values;
  expect(reads.map(({ labels, value }) => [labels.result, value])).toEqual([
    ["miss", 2],
    ["hit", 2],
  ]);
});
