import { expect, test, vi } from "vitest";
import { seriesOf } from "#tests/factories/metrics.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { orderPiece, signIn } from "./people.ts";
import { baseUrl, send } from "./shop-client.ts";

// scripts/testing/shared-shop.ts sets METRICS_PORT and METRICS_TOKEN.

/** Retries, because the server may be closing an idle connection. */
async function readMetrics() {
  const authorization = `Bearer ${process.env.TEST_METRICS_TOKEN}`;
  const ask = () => fetch(process.env.TEST_METRICS_URL ?? "", { headers: { authorization } });
  const answer = await vi.waitFor(ask, PATIENCE);
  expect(answer.status).toBe(200);
  return seriesOf(await answer.text());
}

/** Returns the values of one label of a metric. */
function labelsOf(series: Map<string, number>, metric: string, label: string): Set<string> {
  const names = [...series.keys()].filter((name) => name.startsWith(`${metric}{`));
  return new Set(names.map((name) => new RegExp(`[{,]${label}="([^"]*)"`).exec(name)?.[1] ?? ""));
}

function requests(series: Map<string, number>, method: string, route: string, status: number) {
  return series.get(
    `shop_http_requests_total{method="${method}",route="${route}",status="${status}"}`,
  );
}

test("the metrics aren't for visitors", async () => {
  expect((await fetch(process.env.TEST_METRICS_URL ?? "")).status).toBe(401);
  expect((await send("GET", "/api/metrics")).status).toBe(404);
  expect((await fetch(`${baseUrl()}/metrics`, { redirect: "manual" })).status).not.toBe(200);
});

test("requests are counted by route template, pages as well, and so is the order", async () => {
  const before = await readMetrics();
  const orderId = await orderPiece(await signIn());
  await fetch(`${baseUrl()}/home`).then((page) => page.text());
  await send("GET", `/api/product/${orderId}`);
  const after = await vi.waitFor(async () => {
    const series = await readMetrics();
    const grew = (method: string, route: string, status: number) =>
      (requests(series, method, route, status) ?? 0) -
      (requests(before, method, route, status) ?? 0);
    expect(grew("POST", "/api/payment", 201)).toBeGreaterThan(0);
    expect(grew("GET", "/home", 200)).toBeGreaterThan(0);
    expect(grew("GET", "/api/product/{id}", 404)).toBeGreaterThan(0);
    // Missing from a scrape while the database is too busy.
    expect(series.get("shop_state_read")).toBe(1);
    return series;
  }, PATIENCE);
  const placed = 'shop_orders_total{result="placed"}';
  expect(after.get(placed)).toBeGreaterThan(before.get(placed) ?? 0);
  expect(after.get("shop_books_wrong_products")).toBe(0);
  expect(after.has("process_resident_memory_bytes")).toBe(true);
  expect([...labelsOf(after, "shop_build_info", "role")]).toEqual(["web"]);
});
