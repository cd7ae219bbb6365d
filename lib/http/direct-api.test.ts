import { once } from "node:events";
import { createServer, request as openRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DirectApi } from "./direct-api.ts";
import type { RouteHandler } from "./route.ts";

const ID = "0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11";

/** Answers with the request that it got. */
const echo = (async (request: Request, { params }: { params: Promise<object | undefined> }) =>
  Response.json(
    {
      ...{ url: request.url, cookie: request.headers.get("cookie"), params: await params },
      ...{ method: request.method, body: await request.text() },
      padding: "batik".repeat(Number(new URL(request.url).searchParams.get("n") ?? 0)),
    },
    { status: 201, headers: { "x-request-id": "r", "cache-control": "no-store" } },
  )) as unknown as RouteHandler;

let server: Server;
let api: DirectApi;
beforeEach(async () => {
  const load = async () => ({ GET: echo, POST: echo });
  api = new DirectApi({
    "/api/product": { methods: ["GET"], load },
    "/api/product/{id}": { methods: ["GET"], load },
    "/api/payment": { methods: ["POST"], load },
  });
  server = createServer((request, response) => {
    if (!api.answers(request, response)) response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => server.close());

type Got = {
  status: number | undefined;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
};

/** Sends exactly the named headers. fetch would add some. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  body = "",
): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    openRequest(
      { port, path, headers, method, agent: false, host: "127.0.0.1" },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      },
    )
      .once("error", reject)
      .end(body);
  });
}

test("a read gets the handler's answer, with the headers of every answer", async () => {
  const { status, headers, body } = await get("/api/product?q=batik", { cookie: "token=x" });
  expect(status).toBe(201);
  expect(JSON.parse(body.toString())).toMatchObject({
    url: "http://localhost/api/product?q=batik",
    params: {},
    cookie: "token=x",
  });
  expect(headers).toMatchObject({
    "x-request-id": "r",
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-length": String(body.length),
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "permissions-policy": expect.stringContaining("camera=()"),
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
});

test("the last segment of a path is its id", async () => {
  const { body } = await get(`/api/product/${ID}`);
  expect(JSON.parse(body.toString()).params).toEqual({ id: ID });
});

const JSON_BODY = { "content-type": "application/json; charset=utf-8" };

test("a write gets the handler's answer", async () => {
  const sent = { ...JSON_BODY, "content-length": "7" };
  const { status, body } = await get("/api/payment?x=1", sent, "POST", '{"a":1}');
  expect(status).toBe(201);
  expect(JSON.parse(body.toString())).toMatchObject({ method: "POST", body: '{"a":1}' });
});

test.each([
  ["a form", { "content-type": "application/x-www-form-urlencoded", "content-length": "3" }],
  ["a body without a type", { "content-length": "3" }],
  ["a large body", { ...JSON_BODY, "content-length": "16385" }],
  ["a body of unknown length", { ...JSON_BODY, "transfer-encoding": "chunked" }],
])("%s is left to Next", async (_, headers) => {
  const sent = headers as Record<string, string>;
  const body = "a".repeat(Number(sent["content-length"] ?? 3));
  expect((await get("/api/payment", sent, "POST", body)).status).toBe(204);
});

test("a client that goes away within its body is dropped, and the next one is answered", async () => {
  const { port } = server.address() as AddressInfo;
  const sent = { ...JSON_BODY, "content-length": "7" };
  const gone = openRequest({ port, path: "/api/payment", method: "POST", headers: sent });
  const ended = new Promise((resolve) => gone.once("close", resolve).on("error", () => {}));
  gone.write("{");
  await once(server, "request");
  gone.destroy();
  await ended;
  expect((await get("/api/payment", sent, "POST", '{"a":1}')).status).toBe(201);
});

test.each([
  ["POST", "/api/product"],
  ["GET", "/api/payment"],
  ["HEAD", "/api/product"],
  ["GET", "/api/product/"],
  ["GET", `/api/product/${ID}/`],
  ["GET", "/api/product/nonsense"],
  ["GET", "/api/product/{id}"],
  ["GET", "/api/product/%20id"],
  ["GET", "/api/%70roduct"],
  ["GET", "//api/product"],
  ["GET", "/api/order"],
  ["GET", "/home"],
])("%s %s is left to Next", async (method, path) => {
  expect((await get(path, {}, method)).status).toBe(204);
});

test("a long answer is compressed for clients that accept it, a short one isn't", async () => {
  const accepting = { "accept-encoding": "gzip, br" };
  const long = await get("/api/product?n=1000", accepting);
  expect(long.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(JSON.parse(brotliDecompressSync(long.body).toString()).padding).toHaveLength(5000);
  const gzip = await get("/api/product?n=1000", { "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(gzip.body).toString()).padding).toHaveLength(5000);
  expect((await get("/api/product", accepting)).headers["content-encoding"]).toBeUndefined();
  expect((await get("/api/product?n=1000")).headers["content-encoding"]).toBeUndefined();
});

test("Strict-Transport-Security is sent over https", async () => {
  const { headers } = await get("/api/product", { "x-forwarded-proto": "https" });
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
});
