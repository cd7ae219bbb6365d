/**
 * Sends ten times as many shoppers as one shop can serve. Public pages go on, orders are placed or refused in time, none
 * is lost or doubled, and afterwards the shop is as quick as before.
 */
import type { Row } from "./support/report.ts";
import { percentile } from "./support/rounds.ts";
import { subject } from "./support/subject.ts";
import { arrive, findCapacity } from "./support/walk-rates.ts";
import { type Kind, openWalks, type Seen, type Walks } from "./support/walks.ts";

const TIMES_CAPACITY = 10;
const SECONDS = Number(process.env.BENCH_SECONDS || 60);
const ANSWERED_WITHIN_MS = 5_000;
const RECOVERED_WITHIN_SECONDS = 10;
/** A shopper at a time, as if the shop were empty. */
const QUIET = { rate: 2, seconds: 10 };
const PROBE = { rate: 4, seconds: 2 };
const SLOWER = 2;

await subject("overload", async () => {
  const { walks, database } = await openWalks();
  const capacity = await findCapacity(walks);
  const quiet = percentile(await timesOf(walks, QUIET), 0.95);

  const rate = capacity * TIMES_CAPACITY;
  await walks.people.prepare(Math.ceil(rate * SECONDS) + 1000);
  await walks.warmUp();
  const seen: Seen[] = [];
  const started = performance.now();
  await arrive(walks, { rate, seconds: SECONDS, see: (one) => seen.push(one) });
  const took = (performance.now() - started) / 1000;
  const recovered = await untilQuick(walks, quiet * SLOWER);
  const { rows: found } = await database.query<{ description: string }>(
    "SELECT description FROM orders WHERE description ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'",
  );

  judge(seen);
  judgeOrders(
    walks,
    found.map(({ description }) => description),
  );
  if (recovered > RECOVERED_WITHIN_SECONDS) fail(`slow for ${recovered} s afterwards`);
  return [
    { name: "capacity", unit: "walks/s", shop: [capacity], note: `${rate.toFixed(0)} sent` },
    { name: "p95 of a quiet shop", unit: "ms", shop: [quiet] },
    ...(["cached page", "page made anew", "private page", "order"] as const).flatMap((kind) =>
      rowsOf(kind, seen),
    ),
    { name: "from the first walk to the last answer", unit: "s", shop: [took] },
    { name: "until as quick as before", unit: "s", shop: [recovered] },
  ];
});

async function timesOf(walks: Walks, load: { rate: number; seconds: number }): Promise<number[]> {
  const times: number[] = [];
  await arrive(walks, { ...load, see: ({ ms }) => times.push(ms) });
  return times;
}

/** Returns the seconds until a probe's p95 is below the limit, a probe's own not among them. */
async function untilQuick(walks: Walks, mostMs: number): Promise<number> {
  const since = performance.now();
  for (;;) {
    const begun = (performance.now() - since) / 1000;
    const p95 = percentile(await timesOf(walks, PROBE), 0.95);
    if (p95 <= mostMs || begun > RECOVERED_WITHIN_SECONDS) return begun;
  }
}

/** Fails for an answer that nobody may get, or that comes too late. */
function judge(seen: Seen[]): void {
  const wrong = new Map<string, number>();
  for (const { kind, ms, reply } of seen) {
    const status = reply?.status ?? "no answer";
    const isRefusal = status === 503 && Number(reply?.headers["retry-after"]) > 0;
    const isGood = status === 200 || status === 201 || (kind !== "cached page" && isRefusal);
    const what = isGood ? ms > ANSWERED_WITHIN_MS && `${kind}: too late` : `${kind}: ${status}`;
    if (what) wrong.set(what, (wrong.get(what) ?? 0) + 1);
  }
  for (const [what, times] of wrong) fail(`${what}, ${times} times`);
}

/** Fails for an order that was acknowledged and isn't there, and for one that is there twice. */
function judgeOrders({ acknowledged, asked }: Walks, found: string[]): void {
  const keys = new Set(found);
  const lost = [...acknowledged].filter((key) => !keys.has(key)).length;
  if (lost > 0) fail(`${lost} orders are lost`);
  if (keys.size < found.length) fail(`${found.length - keys.size} orders are doubled`);
  const unasked = [...keys].filter((key) => !asked.has(key)).length;
  if (unasked > 0) fail(`${unasked} orders were never asked for`);
}

function rowsOf(kind: Kind, seen: Seen[]): Row[] {
  const own = seen.filter((one) => one.kind === kind);
  const times = own.map(({ ms }) => ms);
  if (times.length === 0) return [];
  const refused = own.filter(({ reply }) => reply?.status === 503).length;
  return [
    {
      name: `${kind}: p95`,
      unit: "ms",
      shop: [percentile(times, 0.95)],
      note: `most ${Math.max(...times).toFixed(0)} ms, ${own.length} answers, ${refused} refused`,
    },
  ];
}

function fail(why: string): void {
  console.error(`Failed: ${why}.`);
  process.exitCode = 1;
}
