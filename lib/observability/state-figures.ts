import "server-only";
import { poolUsage } from "../database/pool.ts";
import { readShopState } from "../reports/read-shop-state.ts";
import { listWrongStock } from "../reports/verify-books.ts";
import { log } from "../telemetry/log.ts";
import { type Metrics, metrics } from "../telemetry/metrics.ts";
import { withTimeout } from "../with-timeout.ts";

/** A scraper waits ten seconds as a rule. */
const PATIENCE_MS = 3_000;
/** The books are all of the ledger: looked at now and then only. */
const BOOKS_EVERY_MS = 5 * 60_000;

/** Counted by lib/cache in every process; there once the page cache has been asked. */
type CacheCounters = {
  localHits: number;
  sharedHits: number;
  misses: number;
  stores: number;
  isShared: boolean;
};
const shared = globalThis as typeof globalThis & { shopCacheCounters?: CacheCounters };

let booksReadAt = 0;
let refreshing: Promise<void> | undefined;

/**
 * Brings those figures up to date that aren't counted as things happen: of the pool, the page cache
 * and the shop's work in the database. Where the database is away the latter are left out and
 * `shop_state_read` is 0, so that no old figure passes for one of now. Never throws.
 */
export function refreshFigures(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<void> {
  const all = metrics();
  copyCacheCounters(all);
  try {
    await withTimeout(PATIENCE_MS, readState(all));
    all.stateRead.set(1);
  } catch (error) {
    log().warn({ err: error }, "the shop's state can't be read for its metrics");
    all.stateRead.set(0);
    for (const gauge of stateGauges(all)) gauge.remove();
  }
  copyPoolUse(all);
}

async function readState(all: Metrics): Promise<void> {
  const state = await readShopState();
  all.outboxWaiting.set(state.mailsWaiting);
  all.outboxDue.set(state.mailsDue);
  all.outboxOldest.set(state.oldestDueMail);
  all.outboxGivenUp.set(state.mailsGivenUp);
  all.ordersOverdue.set(state.ordersOverdue);
  all.proofsWaiting.set(state.proofsWaiting);
  all.circuitOpen.set(state.isCircuitOpen ? 1 : 0);
  if (Date.now() - booksReadAt < BOOKS_EVERY_MS) return;
  all.wrongBooks.set((await listWrongStock()).length);
  booksReadAt = Date.now();
}

function stateGauges(all: Metrics) {
  return [
    all.outboxWaiting,
    all.outboxDue,
    all.outboxOldest,
    all.outboxGivenUp,
    all.ordersOverdue,
    all.proofsWaiting,
    all.circuitOpen,
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

function copyCacheCounters(all: Metrics): void {
  const counted = shared.shopCacheCounters;
  if (!counted) return;
  all.cacheReads.reset();
  all.cacheReads.inc({ result: "local-hit" }, counted.localHits);
  all.cacheReads.inc({ result: "shared-hit" }, counted.sharedHits);
  all.cacheReads.inc({ result: "miss" }, counted.misses);
  all.cacheStores.reset();
  all.cacheStores.inc(counted.stores);
  all.cacheShared.set(counted.isShared ? 1 : 0);
}
