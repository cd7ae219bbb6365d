/**
 * Lets shoppers walk through one shop for half an hour, at 60 % of what it can serve. Fails if its memory, open files,
 * database connections or latencies rise.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openConnections } from "./support/http-call.ts";
import { databaseConnections, openHandles, residentMemory } from "./support/process-state.ts";
import type { Row } from "./support/report.ts";
import { median, percentile } from "./support/rounds.ts";
import { type Point, rises, slopeOf } from "./support/slope.ts";
import { subject } from "./support/subject.ts";
import { arrive, findCapacity } from "./support/walk-rates.ts";
import { openWalks, type Seen } from "./support/walks.ts";

const SECONDS = 60 * Number(process.env.BENCH_MINUTES || 30);
const SHARE_OF_CAPACITY = 0.6;
const WINDOW_SECONDS = 10;
/** Until caches and the heap have grown to their size. */
const WARM_UP_SHARE = 0.2;
const SAMPLE_MS = 500;

/** Rise an hour that is allowed; of latencies, as a share of their median. */
const ALLOWED = { memory: 48, handles: 12, connections: 2, latency: 0.25 };

type Window = { at: number; memory: number; handles: number; connections: number; ms: number[] };

await subject("soak", async () => {
  const pid = Number(process.env.TEST_SERVER_PID);
  const { walks, database } = await openWalks();
  const capacity = await findCapacity(walks);
  const rate = capacity * SHARE_OF_CAPACITY;
  await walks.people.prepare(Math.ceil(rate * SECONDS) + 1);

  const failed: Seen[] = [];
  let answers: number[] = [];
  let isOver = false;
  const windows: Window[] = [];
  const started = performance.now();
  const watch = async () => {
    for (let at = WINDOW_SECONDS; at <= SECONDS && !isOver; at += WINDOW_SECONDS) {
      let memory = Number.POSITIVE_INFINITY;
      // The least of a window: what is left after a garbage collection.
      while (performance.now() - started < at * 1000 && !isOver) {
        memory = Math.min(memory, residentMemory(pid));
        await wait(SAMPLE_MS);
      }
      const connections = await databaseConnections(database);
      // The load's own connections rise and fall with the shop's latency.
      const handles = openHandles(pid) - openConnections();
      windows.push({ at, memory, handles, connections, ms: answers });
      answers = [];
    }
  };
  const see = (seen: Seen) => {
    answers.push(seen.ms);
    if (!seen.reply || seen.reply.status >= 300) failed.push(seen);
  };
  const watching = watch();
  await arrive(walks, { rate, seconds: SECONDS, see });
  isOver = true;
  await watching;

  for (const { what, reply } of failed.slice(0, 5)) console.error(`${what}: ${reply?.status}`);
  if (failed.length > 0) fail(`${failed.length} answers were no success`);
  const settled = windows.filter(({ at, ms }) => at > SECONDS * WARM_UP_SHARE && ms.length > 0);
  const latency = (share: number) => settled.map(({ at, ms }) => point(at, percentile(ms, share)));
  const of = (key: "memory" | "handles" | "connections") =>
    settled.map((window) => point(window.at, window[key]));
  return [
    { name: "capacity", unit: "walks/s", shop: [capacity], note: `walked at ${rate.toFixed(1)}` },
    rowOf("resident memory", "MiB", of("memory"), ALLOWED.memory),
    rowOf("open files and other sockets", "", of("handles"), ALLOWED.handles),
    rowOf("database connections", "", of("connections"), ALLOWED.connections),
    rowOf("p50", "ms", latency(0.5)),
    rowOf("p95", "ms", latency(0.95)),
  ];
});

function point(at: number, value: number): Point {
  return { at, value };
}

/** Says the slope beside the values, and fails where it is too steep. */
function rowOf(name: string, unit: Row["unit"], points: Point[], allowed?: number): Row {
  const values = points.map(({ value }) => value);
  const limit = allowed ?? median(values) * ALLOWED.latency;
  const slope = slopeOf(points);
  const [perHour, error, most] = [slope.perHour, slope.error, limit].map((value) =>
    value.toFixed(1),
  );
  if (rises(slope, limit)) fail(`${name} rises`);
  const note = `slope ${perHour} ± ${error} an hour, allowed ${most}`;
  return { name, unit, shop: values, note };
}

function fail(why: string): void {
  console.error(`Failed: ${why}.`);
  process.exitCode = 1;
}
