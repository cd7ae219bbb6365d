import type { Page } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";

/** Holds requests for matching addresses back until the returned gate opens. */
export async function holdBack(page: Page, addresses: string) {
  const gate = makeGate();
  await page.route(addresses, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}
