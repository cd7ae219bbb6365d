import { existsSync, writeFileSync } from "node:fs";
import { command } from "../../../scripts/system/command.mjs";
import { hashOf } from "../../../scripts/system/hash.mjs";
import { inProject } from "../../../scripts/system/paths.mjs";
import { findFreePort } from "../../../scripts/system/port.mjs";
import { onceFor } from "../../../scripts/system/record.mjs";
import { startServer } from "./server.ts";

const FIXTURE = "tests/bench/fixtures/bare-next";
const SOURCES = ["app", "next.config.mjs"].map((name) => `${FIXTURE}/${name}`);
/** Files that a build makes from a proxy.ts and an instrumentation.ts. */
const SHOPS_OWN = ["middleware.js", "instrumentation.js"];
const NEXT = inProject("node_modules/next/dist/bin/next");

/**
 * Builds and starts the bare Next app. `pages` replaces the HTML of its static pages `home`, `list`
 * and `product`, so that Next serves the same bytes as the shop. Returns its address.
 */
export async function startBareNext(pages: Record<string, string> = {}): Promise<string> {
  await build();
  for (const [name, html] of Object.entries(pages)) {
    const file = inProject(FIXTURE, ".next/server/app", `${name}.html`);
    if (!existsSync(file)) throw new Error(`the bare app has no page ${name}`);
    writeFileSync(file, html);
  }
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const args = [NEXT, "start", inProject(FIXTURE), "--port", String(port)];
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  await startServer(process.execPath, args, { address: `${address}/plain`, env });
  return address;
}

async function build(): Promise<void> {
  const hash = hashOf([...SOURCES, "node_modules/next/package.json"], ["webpack"]);
  await onceFor(inProject(FIXTURE, ".next/built-for"), hash, async () => {
    console.log("Building the bare Next app …");
    // Turbopack would take the shop's own proxy.ts and instrumentation.ts from the folders above.
    const args = [NEXT, "build", "--webpack", inProject(FIXTURE)];
    const { code, output } = await command(process.execPath, args, {
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      quiet: true,
    });
    if (code !== 0) throw new Error(`next build failed:\n${output}`);
    const found = SHOPS_OWN.filter((name) => existsSync(inProject(FIXTURE, ".next/server", name)));
    if (found.length > 0) throw new Error(`the bare app runs the shop's ${found.join(" and ")}`);
  });
}
