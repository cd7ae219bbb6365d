import { expect, type Locator, type Page } from "@playwright/test";
import { makeGate } from "#tests/fakes/gate.ts";
import { type Hands, pointer } from "./hands.ts";

const LATENCY_MS = 2000;
const BYTES_PER_SECOND = 400_000 / 8;

/** The bar at the top of the window while a page is under way. */
const progressBar = (page: Page) => page.locator("[data-progress-bar]");

/** Waits until React has taken the page over: this list is fetched by a component. */
export async function expectAlive(page: Page): Promise<void> {
  await page.locator("#last-toast").waitFor({ state: "attached" });
}

/** Gives a page a line of 2 s latency and 400 kbit/s from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** Opens a path on a slow line, with its scripts and pictures in the browser's cache already. */
export async function openOnSlowLine(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await slowDown(page);
  await page.reload();
  await expectAlive(page);
}

/**
 * Presses what opens another page without loading a document. Holds the page back until the press was
 * answered: the bar is there, and `meanwhile` has looked.
 */
export async function expectAnsweredAtOnce(
  page: Page,
  press: Locator | (() => Promise<void>),
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const pages = makeGate();
  await page.route("**/*", async (route) => {
    if (route.request().headers().rsc) await pages.opened;
    await route.fallback();
  });
  await (typeof press === "function" ? press() : press.click({ noWaitAfter: true }));
  await expect(progressBar(page)).toBeVisible();
  await meanwhile?.();
  pages.open();
  // At once, since the browser uses no cache while requests are held back.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(progressBar(page)).toHaveCount(0);
}

/** Signs of a press: a page or a request under way, a dialog, or an error beside a field. */
const SIGNS =
  "[data-progress-bar], [aria-busy=true], dialog[open], [aria-invalid=true], main [role=alert]";

/** Presses a control. Holds back every answer of the shop until the press has changed something. */
async function pressAndSee(page: Page, control: Locator): Promise<void> {
  const answers = makeGate();
  await page.route("**/*", async (route) => {
    if (["fetch", "xhr", "document"].includes(route.request().resourceType())) await answers.opened;
    await route.fallback();
  });
  const signs = page.locator(SIGNS).filter({ visible: true });
  const before = await signs.count();
  await control.click({ noWaitAfter: true });
  await expect.poll(() => signs.count(), `an answer to ${control}`).toBeGreaterThan(before);
  answers.open();
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

/** Hands that wait for a visible answer to each press while the shop's own hasn't come. */
export function watchingHands(page: Page): Hands {
  return { ...pointer(page), press: (control) => pressAndSee(page, control) };
}
