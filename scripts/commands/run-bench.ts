// `npm run bench`: measures the production build of a demo shop.
import { readdirSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { cleanUp } from "../system/clean-up.mjs";
import { command, stopCommands } from "../system/command.mjs";
import { report } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";
import { findChromium } from "../testing/find-chromium.ts";
import { instances } from "../testing/instances.ts";
import { shopUnderTest } from "../testing/shop-under-test.ts";

/** Benches that need two web servers and a Redis. */
const NEEDS_INSTANCES = new Set(["change-on-all.ts"]);

export async function main(): Promise<number> {
  onStopSignal({ first: stopCommands, again: () => process.exit(1) });
  Reflect.deleteProperty(process.env, "NODE_ENV");
  let failed = false;
  try {
    await generateClient();
    const CHROMIUM_PATH = await findChromium();
    // Lighthouse needs pictures of real size.
    const shop = shopUnderTest({ pictures: "drawn" });
    const alone = await shop("bench", () => ({ TRUST_PROXY: "1" }));
    const several = await instances(shop);
    for (const file of readdirSync(inProject("tests/bench")).sort()) {
      const args = ["--conditions=react-server", inProject("tests/bench", file)];
      const { code } = await command(process.execPath, args, {
        env: { ...process.env, CHROMIUM_PATH, ...(NEEDS_INSTANCES.has(file) ? several : alone) },
      });
      failed ||= code !== 0;
    }
  } catch (error) {
    report(error);
    failed = true;
  }
  return (await cleanUp()) && !failed ? 0 : 1;
}
