import type { Page } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";

/** Holds requests for matching addresses back until the returned gate opens. */
export async function holdBack(page: Page, addresses: string | ((url: URL) => boolean)) {
  const gate = makeGate();
  await page.route(addresses, async (route) => {
    await gate.opened;
    // A request that the page has given up meanwhile can't go on.
    await route.continue().catch(() => {});
  });
  return gate;
}
