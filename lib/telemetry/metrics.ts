import "server-only";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { processWide } from "../environment/process-wide.ts";

/** A cached page takes a millisecond, an order under load some seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const ORDER_RESULTS = [
  "placed",
  "repeated",
  "stock-conflict",
  "price-changed",
  "refused",
  "failed",
] as const;

const ERROR_CAUSES = [
  "unexpected",
  "database-away",
  "database-busy",
  "page",
  "slow-search",
  "busy",
] as const;

/** Creates docs/monitoring.md#metrics. Labels come from the code: each new value adds a time series. */
function createMetrics() {
  const registers = [new Registry()] as [Registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const all = {
    registry: registers[0],
    buildInfo: gauge("shop_build_info", "1, with what runs as labels", "version", "node", "role"),

    requests: counter(
      "shop_http_requests_total",
      "Requests by route template; status 499 where the client hung up",
      "method",
      "route",
      "status",
    ),
    duration: new Histogram({
      name: "shop_http_request_duration_seconds",
      help: "From the request's head to the answer's last byte",
      labelNames: ["method", "route"],
      buckets: DURATION_BUCKETS,
      registers,
    }),
    errors: counter("shop_errors_total", `Failures by cause: ${ERROR_CAUSES.join(", ")}`, "cause"),
    rateLimited: counter("shop_rate_limited_total", "Requests refused by a limit", "limit"),
    singleCaller: gauge(
      "shop_single_private_caller",
      "1 while all API calls at a public address come from one private address",
    ),

    orders: counter(
      "shop_orders_total",
      `Attempts to order by result: ${ORDER_RESULTS.join(", ")}`,
      "result",
    ),
    retries: counter(
      "shop_transaction_retries_total",
      "Transactions run anew after a deadlock or a lost race",
      "transaction",
    ),
    mails: counter(
      "shop_mails_total",
      "Tries to send a mail by result: sent, retry, given-up",
      "template",
      "result",
    ),
    quotes: counter(
      "shop_shipping_quotes_total",
      "Shipping quotes by where the price is from",
      "source",
    ),
    carrierRequests: counter(
      "shop_carrier_requests_total",
      "Calls of the rate service by result: answered, or the fault's kind",
      "result",
    ),

    cacheReads: counter(
      "shop_cache_reads_total",
      "Reads of the page cache by result: hit, miss",
      "result",
    ),
    cacheShared: gauge("shop_cache_shared", "1 while the others' changes are heard"),
    connections: gauge(
      "shop_database_connections",
      "Connections by pool (database, search, replica, replica-search) and state (busy, idle)",
      "pool",
      "state",
    ),
    connectionsMost: gauge(
      "shop_database_connections_max",
      "Connections that a pool may have",
      "pool",
    ),
    connectionsWaiting: gauge(
      "shop_database_waiting",
      "Requests that wait for a connection",
      "pool",
    ),

    stateRead: gauge("shop_state_read", "1 where the figures of the shop's state are from now"),
    outboxWaiting: gauge("shop_outbox_waiting", "Mails that aren't sent yet"),
    outboxDue: gauge("shop_outbox_due", "Mails that should have been sent by now"),
    outboxOldest: gauge("shop_outbox_oldest_due_seconds", "How long the oldest due mail is late"),
    outboxGivenUp: gauge("shop_outbox_given_up", "Mails that were given up and are still kept"),
    ordersOverdue: gauge("shop_orders_overdue", "Unpaid orders past their deadline"),
    proofsWaiting: gauge("shop_proofs_waiting", "Proofs of transfer that nobody has looked at"),
    circuitOpen: gauge("shop_carrier_circuit_open", "1 while the rate service isn't asked"),
    wrongBooks: gauge("shop_books_wrong_products", "Products whose stock isn't their ledger's sum"),
  };
  // Alerts see an increase only in a series that starts at 0.
  for (const result of ORDER_RESULTS) all.orders.inc({ result }, 0);
  for (const cause of ERROR_CAUSES) all.errors.inc({ cause }, 0);
  return all;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Returns the process's metrics. They count without METRICS_PORT too. */
export function metrics(): Metrics {
  return processWide("metrics", createMetrics);
}
