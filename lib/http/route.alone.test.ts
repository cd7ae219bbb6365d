import { expect, test, vi } from "vitest";
import { z } from "zod";
import { tagClock } from "../expiry/tag-clock.ts";
import { resource, route } from "./route.ts";

vi.mock("../environment/env.ts", () => ({
  env: () => ({ LOG_LEVEL: "silent", AUTH_SECRET: "secret" }) as never,
}));

vi.mock("./caller/authorize.ts", () => ({ authorize: async () => null }));

/** Calls a route that writes and then ends in `end`, and returns its status. */
async function call(end: () => Record<string, never>, body = "name=kawung"): Promise<number> {
  const { POST } = resource({
    POST: route({
      access: "anyone",
      summary: "A write.",
      body: z.object({ name: z.string().min(1) }),
      answer: z.object({}),
      expires: ({ body: { name } }) => [`name:${name}`],
      handle: end,
    }),
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("https://shop.example/api/names", { method: "POST", headers, body });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

function fail(): never {
  throw new Error("the database is away");
}

test("pages expire after a write, even if the read after its commit fails", async () => {
  for (const [end, status] of [[() => ({}), 200] as const, [fail, 500] as const]) {
    const before = tagClock.now;
    expect(await call(end)).toBe(status);
    expect(tagClock.isExpired(["name:kawung"], before)).toBe(true);
    expect(tagClock.isExpired(["name:parang"], before)).toBe(false);
  }
});

test("refused input expires nothing", async () => {
  const before = tagClock.now;
  expect(await call(() => ({}), "name=")).toBe(422);
  expect(tagClock.now).toBe(before);
});

/** Reads a route of this access, with the ETag of an earlier answer. */
function read(access: "anyone" | "admin", known = ""): Promise<Response> {
  const { GET } = resource({
    GET: route({
      access,
      summary: "A read.",
      answer: z.object({ name: z.string() }),
      handle: () => ({ name: "kawung" }),
    }),
  });
  const headers = { "if-none-match": known };
  const request = new Request("https://shop.example/api/names", { headers });
  return GET(request, { params: Promise.resolve({}) });
}

test("a public answer is 304 to who has it, and no private answer has an ETag", async () => {
  const first = await read("anyone");
  expect([first.status, await first.json()]).toEqual([200, { name: "kawung" }]);
  const etag = first.headers.get("etag") ?? "";
  const again = await read("anyone", `W/${etag}`);
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  expect(again.headers.get("cache-control")).toBe("private, no-cache");
  expect((await read("anyone", '"other"')).status).toBe(200);
  const closed = await read("admin", etag);
  expect([closed.status, closed.headers.get("etag")]).toEqual([200, null]);
  expect(closed.headers.get("cache-control")).toBe("no-store");
});
