import { findFreePort } from "../system/port.mjs";
import { mailServer } from "./mail-server.mjs";

const METRICS_TOKEN = "a token of the tests";

/**
 * The one shop that API and browser tests share: each of them reads, or changes rows of its own.
 * It serves its metrics, sends its mail to a server of the run, and sends its traces to a collector
 * that a test starts on a reserved port; until then nobody takes them.
 * @param {ReturnType<typeof import("./shop-under-test.mjs").shopUnderTest>} shop
 * @returns {() => Promise<Record<string, string>>} opens it once and answers the tests' environment
 */
export function sharedShop(shop) {
  /** @type {Promise<Record<string, string>> | undefined} */
  let opened;
  return () => (opened ??= open(shop));
}

/** @param {ReturnType<typeof import("./shop-under-test.mjs").shopUnderTest>} shop */
async function open(shop) {
  const metrics = await findFreePort();
  const traces = await findFreePort();
  const own = await shop("shared", async (folder) => ({
    ...(await mailServer(folder)),
    TRUST_PROXY: "1",
    METRICS_PORT: String(metrics),
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${traces}`,
  }));
  return {
    ...own,
    TEST_METRICS_URL: `http://127.0.0.1:${metrics}/metrics`,
    TEST_METRICS_TOKEN: METRICS_TOKEN,
    TEST_TRACES_PORT: String(traces),
  };
}
