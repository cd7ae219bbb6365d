import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import type { Gauge } from "prom-client";
import { poolUsage } from "../database/pool.ts";
import { readShopState, type ShopState } from "../reports/read-shop-state.ts";
import { listWrongStock } from "../reports/verify-books.ts";
import { log } from "../telemetry/log.ts";
import { type Metrics, metrics } from "../telemetry/metrics.ts";
import { withTimeout } from "../with-timeout.ts";

/** Prometheus waits ten seconds. */
const TIMEOUT_MS = 3_000;
/** This check reads the whole ledger. */
const BOOKS_INTERVAL_MS = 5 * millisecondsInMinute;

let booksReadAt = 0;
let inFlight: Promise<void> | undefined;

/** Refreshes the gauges, as a single flight. Removes the state's in an outage, so that none is stale. Never throws. */
export function refreshStateMetrics(): Promise<void> {
  inFlight ??= refresh().finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

async function refresh(): Promise<void> {
  const all = metrics();
  try {
    await withTimeout(TIMEOUT_MS, readState(all));
    all.stateRead.set(1);
  } catch (error) {
    log().warn({ err: error }, "the shop's state can't be read for its metrics");
    all.stateRead.set(0);
    for (const [gauge] of stateGauges(all)) gauge.remove();
  }
  copyPoolUse(all);
}

async function readState(all: Metrics): Promise<void> {
  const state = await readShopState();
  for (const [gauge, read] of stateGauges(all)) gauge.set(Number(read(state)));
  if (Date.now() - booksReadAt < BOOKS_INTERVAL_MS) return;
  all.wrongBooks.set((await listWrongStock()).length);
  booksReadAt = Date.now();
}

function stateGauges(all: Metrics): [Gauge, (state: ShopState) => number | boolean][] {
  return [
    [all.outboxWaiting, ({ mailsWaiting }) => mailsWaiting],
    [all.outboxDue, ({ mailsDue }) => mailsDue],
    [all.outboxOldest, ({ oldestDueMailSeconds }) => oldestDueMailSeconds],
    [all.outboxGivenUp, ({ mailsGivenUp }) => mailsGivenUp],
    [all.ordersOverdue, ({ ordersOverdue }) => ordersOverdue],
    [all.proofsWaiting, ({ proofsWaiting }) => proofsWaiting],
    [all.circuitOpen, ({ isCircuitOpen }) => isCircuitOpen],
  ];
}

function copyPoolUse(all: Metrics): void {
  for (const { pool, busy, idle, waiting, max } of poolUsage()) {
    all.connections.set({ pool, state: "busy" }, busy);
    all.connections.set({ pool, state: "idle" }, idle);
    all.connectionsWaiting.set({ pool }, waiting);
    all.connectionsMost.set({ pool }, max);
  }
}
