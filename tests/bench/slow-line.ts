/**
 * Measures how soon presses on the way to the checkout are answered on a slow line: `npm run bench`. The
 * browser's event timing counts from the press to the next paint, in steps of 8 ms. The baseline is the line's
 * latency, which a press would wait for without an answer of its own.
 */
import { chromium, type Page } from "playwright";
import { pointer } from "../e2e/support/hands.ts";
import { signInAsNewCustomer } from "../e2e/support/new-customer.ts";
import { buy } from "../e2e/support/purchase.ts";
import { expectAlive, LATENCY_MS, slowDown } from "../e2e/support/slow-line.ts";
import { CHROMIUM_FLAGS } from "../setup/chromium-flags.ts";

const { TEST_BASE_URL: baseURL, CHROMIUM_PATH } = process.env;
/** People take an answer within this time for immediate (Nielsen, Usability Engineering). */
const MOST_MS = 100;

/** Runs in the browser. */
function recordPresses(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (entry.interactionId > 0) answers.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Takes the answers out of the page, before the next document forgets them. */
function takeAnswers(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { answers: number[] }).answers.splice(0));
}

const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
try {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.addInitScript(recordPresses);
  await signInAsNewCustomer(page);
  const { data } = await (await page.request.get("/api/product?per_page=8")).json();
  const piece = (data as { id: string; name: string; stock: number; size: string }[]).find(
    ({ stock, size }) => stock > 0 && size !== "See-Image",
  );
  if (!piece) throw new Error("the shop has nothing to sell");
  await slowDown(page);
  const answers: number[] = [];
  await buy(page, {
    piece,
    hands: pointer(page),
    look: async () => {
      await expectAlive(page);
      answers.push(...(await takeAnswers(page)));
    },
  });
  if (answers.length === 0) throw new Error("no press was recorded");
  const longest = Math.max(...answers);
  console.log(
    `press to next paint on a slow line, ${answers.length} presses of a purchase: longest ${longest} ms, ` +
      `latency ${LATENCY_MS} ms, ratio ${(longest / LATENCY_MS).toFixed(3)}`,
  );
  if (longest > MOST_MS) process.exitCode = 1;
} finally {
  await browser.close();
}
