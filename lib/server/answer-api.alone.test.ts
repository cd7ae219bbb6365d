import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  request as openRequest,
  type Server,
} from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setResponseHeaders } from "../http/answers/response-headers.ts";
import type { LoadHandler } from "../http/route.ts";
import { makeApi } from "./answer-api.ts";

vi.mock("../environment/env.ts", () => ({ env: () => ({ LOG_LEVEL: "silent" }) as never }));

type Handle = (request: Request, params: object) => Promise<Response> | Response;

const load = (handle: Handle): LoadHandler =>
  (async () => ({
    GET: async (request: Request, context: { params: Promise<object> }) =>
      handle(request, await context.params),
  })) as unknown as LoadHandler;

/** Answers with the request that it got. */
const echo = load(async (request, params) => {
  const { url, method, headers } = request;
  const padding = "batik".repeat(Number(new URL(url).searchParams.get("n") ?? 0));
  const got = { url, method, cookie: headers.get("cookie"), params, padding };
  return Response.json({ ...got, body: await request.text() }, { status: 201 });
});

/** What the handlers of a test noticed. */
let noticed: string[];
let openGate: () => void;
let gate: Promise<void>;

/** Sends a line, the next one once the gate is open, and then lines without end. */
const endless = load(() => {
  let lines = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      lines += 1;
      if (lines === 3) await gate;
      noticed.push("line");
      controller.enqueue(Buffer.from(`line ${lines} ${"x".repeat(lines > 3 ? 65_536 : 0)}\n`));
    },
    cancel: () => void noticed.push("cancelled"),
  });
  return new Response(stream, { headers: { "content-type": "text/csv; charset=utf-8" } });
});

const breaking = load(() => {
  const chunks = ["one", "two"];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) throw new Error("the database is away");
      controller.enqueue(Buffer.from(chunk));
    },
  });
  return new Response(stream, { headers: { "content-type": "text/csv" } });
});

const picture = load(
  () => new Response(Buffer.alloc(5000), { headers: { "content-type": "image/webp" } }),
);
const moved = load(
  () =>
    new Response(null, {
      status: 303,
      headers: [
        ["location", "/home"],
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ],
    }),
);
const unchanged = load(() => new Response(null, { status: 304, headers: { etag: '"x"' } }));
const own = load(() => {
  const headers = { "content-security-policy": "style-src 'self'", "x-content-type-options": "a" };
  return new Response("page", { headers: { ...headers, "content-type": "text/html" } });
});
const refusing = load(() => Response.json({ message: "too large" }, { status: 413 }));
/** Stops reading after the first chunk. */
const impatient = load(async (request) => {
  for await (const _ of request.body ?? []) break;
  return Response.json({ message: "too large" }, { status: 413 });
});
const missing: LoadHandler = async () => {
  throw new Error("no such file");
};

let server: Server;
beforeEach(async () => {
  noticed = [];
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const answerApi = makeApi(
    {
      ...{ "/api/product": echo, "/api/product/{id}": echo, "/api/export": endless },
      ...{ "/api/breaking": breaking, "/api/picture": picture, "/api/moved": moved },
      ...{ "/api/unchanged": unchanged, "/api/own": own, "/api/refusing": refusing },
      ...{ "/api/impatient": impatient, "/api/missing": missing },
    },
    load(() => Response.json({ message: "Path not found" }, { status: 404 })),
  );
  server = createServer((request, response) => {
    setResponseHeaders(request, response);
    if (!answerApi(request, response)) response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

type Got = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends exactly the named headers. fetch would add some. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body: string | undefined = undefined,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = openRequest({ port: port(), path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.once("error", reject).end(body);
  });
}

const json = ({ body }: Got) => JSON.parse(body.toString());

test("a read gets the handler's answer, with the headers of every answer", async () => {
  const got = await get("/api/product?q=batik", { cookie: "token=x" });
  expect(got.status).toBe(201);
  expect(json(got)).toMatchObject({
    ...{ url: "http://localhost/api/product?q=batik", method: "GET", params: {}, body: "" },
    cookie: "token=x",
  });
  expect(got.headers).toMatchObject({
    "content-type": "application/json",
    "content-length": String(got.body.length),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(got.headers["strict-transport-security"]).toBeUndefined();
});

test.each(["POST", "PATCH", "DELETE", "PUT", "OPTIONS", "PROPFIND"])(
  "%s reaches the handler with its body",
  async (method) => {
    const headers = { "content-length": "7" };
    const got = await get("/api/product/a%20b?x=1", headers, method, '{"a":1}');
    expect(json(got)).toMatchObject({ method, params: { id: "a b" }, body: '{"a":1}' });
  },
);

test("HEAD has the headers of the answer and no content", async () => {
  const { status, headers, body } = await get("/api/product", {}, "HEAD");
  expect([status, headers["content-type"], body.length]).toEqual([201, "application/json", 0]);
});

test.each(["/api", "/api?x=1", "/api/nowhere", "/api/product/a/b", "/api/%70roduct"])(
  "%s is an unknown path",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test.each([
  ["/api/", "/api"],
  ["/api/product/", "/api/product"],
  ["/api//product//?x=//", "/api/product?x=//"],
  ["/api/product/a/../", "/api/product"],
])("%s leads to %s", async (path, location) => {
  for (const method of ["GET", "POST"]) {
    const { status, headers } = await get(path, {}, method);
    expect([status, headers.location, headers["content-length"]]).toEqual([308, location, "0"]);
  }
});

test.each(["/api/x/../product", "/home/../api/product", "/api/./product", "/%2e/api/product"])(
  "%s is answered by the API",
  async (path) => {
    expect((await get(path)).status).toBe(201);
  },
);

test.each([
  "/home",
  "/apix",
  "/",
  "//api/product",
  "//x/api/product",
  "/%61pi/product",
  "/x?/api/",
])("%s isn't of the API", async (path) => {
  expect((await get(path)).status).toBe(204);
});

test("a long text is compressed for clients that accept it", async () => {
  const long = await get("/api/product?n=1000", { "accept-encoding": "gzip, br" });
  expect(long.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(JSON.parse(brotliDecompressSync(long.body).toString()).padding).toHaveLength(5000);
  const gzip = await get("/api/product?n=1000", { "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(gzip.body).toString()).padding).toHaveLength(5000);
  const plain = await get("/api/product?n=1000");
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([
    undefined,
    "Accept-Encoding",
  ]);
});

test("a short text isn't compressed, nor a picture", async () => {
  for (const path of ["/api/product", "/api/picture"]) {
    const { headers } = await get(path, { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBeUndefined();
  }
  expect((await get("/api/picture")).headers.vary).toBeUndefined();
});

test("an answer may be without a body, and set several cookies", async () => {
  const { headers } = await get("/api/moved");
  expect(headers).toMatchObject({ location: "/home", "set-cookie": ["a=1", "b=2"] });
  expect(headers["content-length"]).toBe("0");
  const { status, headers: same } = await get("/api/unchanged");
  expect([status, same.etag, same["content-length"]]).toEqual([304, '"x"', undefined]);
});

test("a handler's own headers replace the shop's", async () => {
  const { headers } = await get("/api/own");
  expect(headers["content-security-policy"]).toBe("style-src 'self'");
  expect(headers["x-content-type-options"]).toBe("a");
});

test("Strict-Transport-Security is sent over https", async () => {
  const { headers } = await get("/api/product", { "x-forwarded-proto": "https" });
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
});

/** Opens the endless answer. Returns its first content. */
async function openEndless(headers: Record<string, string>) {
  const sent = openRequest({ port: port(), path: "/api/export", headers, agent: false }).end();
  sent.on("error", () => {});
  const [response] = await once(sent, "response");
  response.on("error", () => {});
  const [first] = (await once(response, "data")) as [Buffer];
  return { sent, response, first };
}

test.each([
  ["as it is", {}, (bytes: Buffer) => bytes.toString()],
  [
    "with gzip",
    { "accept-encoding": "gzip" },
    (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
  ],
])("a stream is sent while it is made, %s", async (_, headers, read) => {
  const { sent, response, first } = await openEndless(headers as Record<string, string>);
  expect(response.headers["content-length"]).toBeUndefined();
  expect(read(first)).toMatch(/^line 1/);
  sent.destroy();
});

test("a stream is made no faster than the client reads", async () => {
  const { sent, response } = await openEndless({});
  response.pause();
  openGate();
  let lines = -1;
  while (lines !== noticed.length) {
    lines = noticed.length;
    await delay(100);
  }
  expect(lines).toBeLessThan(200);
  sent.destroy();
});

test("a client that goes away cancels the stream", async () => {
  const { sent } = await openEndless({});
  sent.destroy();
  await expect.poll(() => noticed).toEqual(expect.arrayContaining(["cancelled"]));
});

test("a stream that breaks off ends the connection", async () => {
  await expect(get("/api/breaking")).rejects.toThrow(/aborted|hang up/);
  expect((await get("/api/product")).status).toBe(201);
});

test("a route that can't be loaded ends the connection", async () => {
  await expect(get("/api/missing")).rejects.toThrow("socket hang up");
});

test("a client that goes away within its body is dropped, and the next one is answered", async () => {
  const headers = { "content-length": "7" };
  const gone = openRequest({ port: port(), path: "/api/product", method: "POST", headers });
  const ended = new Promise((resolve) => gone.once("close", resolve).on("error", () => {}));
  gone.write("{");
  await once(server, "request");
  gone.destroy();
  await ended;
  expect((await get("/api/product", headers, "POST", '{"a":1}')).status).toBe(201);
});

test.each(["/api/refusing", "/api/impatient"])(
  "a client that is still sending sees the answer of %s, and may ask again",
  async (path) => {
    const body = "x".repeat(3_000_000);
    const socket = connect(port(), "127.0.0.1");
    let answers = "";
    socket.setEncoding("latin1").on("data", (text) => {
      answers += text;
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
    socket.write("GET /api/product HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 201"]);
  },
);
