/** Measures requests a second with one and with two web processes. Older commits lack the setting. */
import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/system/paths.mjs";
import { prepareStart, start } from "./support/npm-start.ts";
import type { Row } from "./support/report.ts";
import { alternate, each } from "./support/rounds.ts";
import { leaveOut, NO_WRK, subject } from "./support/subject.ts";
import { hasWrk, load } from "./support/wrk.ts";

const PATHS = ["/home", "/product?q=parang", "/api/product?per_page=20"];

await subject("processes", async () => {
  if (!/\bWEB_PROCESSES=/.test(readFileSync(inProject(".env.example"), "utf8"))) {
    leaveOut("several web processes", "this shop has no setting WEB_PROCESSES");
    return [];
  }
  if (!hasWrk()) {
    leaveOut("several web processes", NO_WRK);
    return [];
  }
  const place = await prepareStart();
  const ask = async (processes: string, seconds: number) => {
    const shop = await start(place, { WEB_PROCESSES: processes });
    const rates: Record<string, number> = {};
    for (const path of PATHS) {
      rates[path] = (await load(shop.origin, [path], { seconds })).rate;
    }
    await shop.stop();
    return rates;
  };
  const found = await alternate({
    one: (seconds) => ask("1", seconds),
    two: (seconds) => ask("2", seconds),
  });
  return PATHS.map(
    (path): Row => ({
      name: `${path}, two processes`,
      unit: "req/s",
      shop: each(found.two, path) as number[],
      baseline: { name: "one process", values: each(found.one, path) as number[] },
    }),
  );
});
