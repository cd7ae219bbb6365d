/**
 * Measures how soon presses on the way to the checkout are answered on a slow line: `npm run bench`. The
 * browser's event timing counts from the press to the next paint, in steps of 8 ms. The baseline is the line's
 * latency, which a press would wait for without an answer of its own.
 */
import { chromium, type Page } from "playwright";
import { signInAsNewCustomer } from "../e2e/support/new-customer.ts";
import { LATENCY_MS, openOnSlowLine, progressBar } from "../e2e/support/slow-line.ts";
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

async function findBuyablePath(page: Page): Promise<string> {
  const answer = await page.request.get("/api/product?per_page=8");
  const { data } = (await answer.json()) as { data: { id: string; stock: number }[] };
  const found = data.find(({ stock }) => stock > 0);
  if (!found) throw new Error("the shop has nothing to sell");
  return `/product-detail/${found.id}`;
}

const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
});
try {
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.addInitScript(recordPresses);
  await signInAsNewCustomer(page);
  await openOnSlowLine(page, "/home");
  const main = page.getByRole("main");
  const presses = [
    main.locator(`a[href="${await findBuyablePath(page)}"]`),
    main.getByRole("button", { name: "Add to Cart" }),
    main.getByRole("link", { name: "In your cart" }),
    main.getByRole("link", { name: "Continue to Checkout" }),
  ];
  for (const press of presses) {
    await press.first().click();
    await progressBar(page).waitFor({ state: "detached" });
  }
  await page.waitForURL("**/checkout/address");
  const answers = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  const longest = Math.max(0, ...answers);
  console.log(
    `press to next paint on a slow line, ${presses.length} presses: longest ${longest} ms, ` +
      `latency ${LATENCY_MS} ms, ratio ${(longest / LATENCY_MS).toFixed(3)}`,
  );
  if (longest > MOST_MS) process.exitCode = 1;
} finally {
  await browser.close();
}
