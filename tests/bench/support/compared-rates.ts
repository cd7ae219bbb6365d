import type { Row } from "./report.ts";
import { each, median } from "./rounds.ts";
import type { Load } from "./wrk.ts";

/** Compares the shop's requests a second with a baseline's. The note has latencies, and both sizes. */
export function comparedRates(name: string, shop: Load[], base: string, baseline: Load[]): Row {
  const middle = (key: "p50" | "p95" | "p99") => median(each(shop, key)).toFixed(1);
  const kilobytes = [shop, baseline].map((loads) =>
    (median(each(loads, "bytes")) / 1024).toFixed(1),
  );
  return {
    name,
    unit: "req/s",
    shop: each(shop, "rate"),
    baseline: { name: base, values: each(baseline, "rate") },
    note: `p50 ${middle("p50")}, p95 ${middle("p95")}, p99 ${middle("p99")} ms; ${kilobytes.join(" and ")} KiB`,
  };
}
