import { defineConfig } from "@playwright/test";
import { SHOP_URL } from "./tests/e2e/support/shop.ts";
import { CHROMIUM_FLAGS } from "./tests/setup/chromium-flags.ts";

// scripts/testing/suites.ts sets these variables.
const { CHROMIUM_PATH, TEST_REPORT, TEST_OWN_SHOP, CI } = process.env;

export default defineConfig({
  testDir: "tests/e2e",
  // They change the whole shop, and have one of their own.
  testIgnore: TEST_OWN_SHOP ? [] : "own-shop/**",
  outputDir: ".data/test-results/e2e",
  forbidOnly: Boolean(CI),
  workers: 2,
  fullyParallel: true,
  // Only a test that hangs takes so long, also on a busy machine. A longer walk sets its own time.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["list"],
    ["./scripts/testing/progress-reporter.ts"],
    ...(TEST_REPORT ? [["json", { outputFile: TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: SHOP_URL,
    browserName: "chromium",
    headless: true,
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    },
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    // Recording every test costs a fifth more time. `--trace on` records a single run.
    trace: "off",
  },
});
