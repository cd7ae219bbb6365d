import { beforeEach, expect, test, vi } from "vitest";
import { processWide } from "../../environment/process-wide.ts";
import { metrics } from "../../telemetry/metrics.ts";

const set = vi.hoisted(() => ({ TRUST_PROXY: 1, SITE_URL: "", AUTH_SECRET: "a key of the tests" }));
const warn = vi.hoisted(() => vi.fn());
vi.mock(import("../../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => set as never,
}));
vi.mock(import("../../telemetry/log.ts"), async (original) => ({
  ...(await original()),
  log: () => ({ warn, info: () => {} }) as never,
}));

const { detectUntrustedProxy } = await import("./client-address.ts");
const { unknownPath } = await import("../route.ts");

const PROXY = "172.18.0.5";

beforeEach(() => {
  set.SITE_URL = "https://toko.example";
  const callers = processWide("callers", () => ({}) as Record<string, unknown>);
  delete callers.streak;
  delete callers.hasWarned;
  warn.mockClear();
  metrics().singleCaller.set(0);
});

function call(times: number, address: string): void {
  const headers = new Headers({ "x-forwarded-for": address });
  for (let time = 0; time < times; time += 1) detectUntrustedProxy(headers);
}

async function isShown(): Promise<boolean> {
  return (await metrics().singleCaller.get()).values[0]?.value === 1;
}

test("200 calls in a row from one private address at a public address are warned of once", async () => {
  call(199, PROXY);
  expect(warn).not.toHaveBeenCalled();
  call(1, PROXY);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("TRUST_PROXY"));
  expect(await isShown()).toBe(true);
  call(1, "203.0.113.9");
  expect(await isShown()).toBe(false);
  call(500, PROXY);
  expect(warn).toHaveBeenCalledOnce();
  expect(await isShown()).toBe(true);
});

test.each([PROXY, "127.0.0.1", "10.1.2.3", "192.168.1.9", "100.64.0.1", "fd00::1", "::1"])(
  "%s is a private address",
  (address) => {
    call(200, address);
    expect(warn).toHaveBeenCalledOnce();
  },
);

test("one busy public address is no sign of a missing setting", () => {
  call(1_000, "203.0.113.9");
  expect(warn).not.toHaveBeenCalled();
});

test("other callers in between show that addresses are told apart", () => {
  for (let round = 0; round < 20; round += 1) {
    call(150, PROXY);
    call(1, "203.0.113.9");
  }
  expect(warn).not.toHaveBeenCalled();
});

test("a shop that is tried on its own machine isn't warned", () => {
  set.SITE_URL = "http://localhost:3000";
  call(1_000, "127.0.0.1");
  expect(warn).not.toHaveBeenCalled();
});

async function request(times: number, path: string): Promise<void> {
  const headers = { "x-forwarded-for": PROXY };
  for (let time = 0; time < times; time += 1) {
    const sent = new Request(`https://toko.example${path}`, { headers });
    await unknownPath.GET(sent, { params: Promise.resolve({}) });
  }
}

test("each request to the API is counted, but no health check of the machine's own", async () => {
  await request(200, "/api/health/ready");
  expect(warn).not.toHaveBeenCalled();
  await request(200, "/api/product");
  expect(warn).toHaveBeenCalledOnce();
});
