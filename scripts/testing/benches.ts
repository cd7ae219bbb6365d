import { build } from "../shop/build.ts";
import { step } from "../system/progress.mjs";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

/** Requirements of a bench. */
export type Bench = {
  /** Starts the shops that it needs. */
  shops: (shop: ShopUnderTest, name: string) => Promise<TestEnvironment>;
  needsBrowser?: boolean;
  /** Runs only where it is named. */
  byHand?: boolean;
};

/** A log line for each request would be measured too. */
const SETTINGS = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };

const one: Bench["shops"] = (shop, name) => shop(name, () => SETTINGS);

/** Starts three shops. The bench gives their catalogues different sizes. */
async function sizes(shop: ShopUnderTest, name: string): Promise<TestEnvironment> {
  const shops: TestEnvironment[] = [];
  for (const at of ["1", "2", "3"]) shops.push(await one(shop, `${name}-${at}`));
  const all = (key: string) => shops.map((found) => found[key]).join(" ");
  return {
    ...shops[0],
    TEST_BASE_URLS: all("TEST_BASE_URL"),
    TEST_DATABASE_URLS: all("DATABASE_URL"),
    TEST_SERVER_PID: all("TEST_SERVER_PID"),
  };
}

/**
 * Starts no shop, for benches that run `npm start` on a data folder of their own. Builds first, because a
 * build from there wouldn't notice a running shop that serves the present build.
 */
async function none(): Promise<TestEnvironment> {
  await step("Building", () => build());
  return {};
}

/** The files of tests/bench, in the order in which they run. */
export const BENCHES: Record<string, Bench> = {
  pages: { shops: one },
  choices: { shops: one },
  apis: { shops: one },
  orders: { shops: none },
  selling: { shops: one },
  growth: { shops: sizes },
  weight: { shops: one, needsBrowser: true },
  memory: { shops: none },
  soak: { shops: one, byHand: true },
  overload: { shops: one, byHand: true },
};
