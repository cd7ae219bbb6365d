import { expect, test, vi } from "vitest";
import { z } from "zod";
import { tagClock } from "../expiry/tag-clock.ts";
import { resource, route } from "./route.ts";

vi.mock("../environment/env.ts", () => ({
  env: () => ({ LOG_LEVEL: "silent", AUTH_SECRET: "secret" }) as never,
}));

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
