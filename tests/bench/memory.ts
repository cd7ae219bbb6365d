/** Measures the memory of `npm start` with its PostgreSQL, idle and under load, and its second start. */
import { setTimeout as wait } from "node:timers/promises";
import { commandOf, memoryOf, withDescendants } from "./support/descendants.ts";
import { prepareStart, type StartedShop, start } from "./support/npm-start.ts";
import type { Row } from "./support/report.ts";
import { SECONDS } from "./support/rounds.ts";
import { leaveOut, NO_WRK, subject } from "./support/subject.ts";
import { hasWrk, load } from "./support/wrk.ts";

const STARTS = 5;
const IDLE_MS = 2_000;
const SAMPLE_MS = 250;

await subject("memory", async () => {
  const place = await prepareStart();
  const opened: number[] = [];
  for (let at = 1; at < STARTS; at += 1) {
    const shop = await start(place);
    opened.push(shop.opened);
    await shop.stop();
  }
  const shop = await start(place);
  opened.push(shop.opened);
  const rows: Row[] = [{ name: "second start to the first page", unit: "s", shop: opened }];
  if (process.platform === "linux") rows.push(...(await measureMemory(shop)));
  else leaveOut("memory", "it is read from Linux' /proc");
  await shop.stop();
  return rows;
});

async function measureMemory({ pid, origin }: StartedShop): Promise<Row[]> {
  await wait(IDLE_MS);
  const idle = sample(pid);
  const rows: Row[] = [
    { name: "web processes, idle", unit: "MiB", shop: [idle.web] },
    {
      name: "all of npm start, idle",
      unit: "MiB",
      shop: [idle.all],
      note: `${idle.count} processes`,
    },
  ];
  if (!hasWrk()) {
    leaveOut("memory under load", NO_WRK);
    return rows;
  }
  let loading = true;
  const samples = [idle];
  const watched = (async () => {
    while (loading) {
      samples.push(sample(pid));
      await wait(SAMPLE_MS);
    }
  })();
  await load(origin, "/home", { seconds: SECONDS });
  await load(origin, ["/product?q=parang"], { seconds: SECONDS });
  loading = false;
  await watched;
  const most = (key: "web" | "all") => [Math.max(...samples.map((found) => found[key]))];
  return [
    ...rows,
    { name: "web processes, most under load", unit: "MiB", shop: most("web") },
    { name: "all of npm start, most under load", unit: "MiB", shop: most("all") },
  ];
}

/** Sums the processes of an `npm start`. */
function sample(pid: number) {
  const pids = withDescendants(pid);
  const web = pids.filter((found) => /lib\/server\/server\.ts/.test(commandOf(found)));
  return { web: memoryOf(web), all: memoryOf(pids), count: pids.length };
}
