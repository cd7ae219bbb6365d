// The second part of `npm run bench`: the production build before a shop of its own.
import { readdirSync } from "node:fs";
import { generateClient } from "../database/prisma-client.mjs";
import { cleanUp } from "../system/clean-up.mjs";
import { command, stopCommands } from "../system/command.mjs";
import { report } from "../system/failure.mjs";
import { inProject } from "../system/paths.mjs";
import { onStopSignal } from "../system/stop-signals.mjs";
import { findChromium } from "../testing/find-chromium.mjs";
import { instances } from "../testing/instances.mjs";
import { shopUnderTest } from "../testing/shop-under-test.mjs";

/** What needs several servers and a Redis; the rest has a server of its own. */
const OF_SEVERAL = new Set(["change-on-all.ts"]);

/** @returns {Promise<number>} the exit code */
export async function main() {
  onStopSignal({ first: stopCommands, again: () => process.exit(1) });
  delete process.env.NODE_ENV;
  let failed = false;
  try {
    await generateClient();
    const CHROMIUM_PATH = await findChromium();
    // With the demo's own pictures: Lighthouse weighs them.
    const shop = shopUnderTest({ pictures: "drawn" });
    const alone = await shop("bench", () => ({ TRUST_PROXY: "1" }));
    const several = await instances(shop);
    for (const file of readdirSync(inProject("tests/bench")).sort()) {
      const args = ["--conditions=react-server", inProject("tests/bench", file)];
      const { code } = await command(process.execPath, args, {
        env: { ...process.env, CHROMIUM_PATH, ...(OF_SEVERAL.has(file) ? several : alone) },
      });
      failed ||= code !== 0;
    }
  } catch (error) {
    report(error);
    failed = true;
  }
  return (await cleanUp()) && !failed ? 0 : 1;
}
