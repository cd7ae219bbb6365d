import { findFreePort } from "../internal/port.mjs";

const METRICS_TOKEN = "a token of the tests";

/**
 * A shop that serves its metrics, and sends its traces to a collector which a test starts on a
 * port of its own: until then nobody takes them, which no request may notice.
 * @param {ReturnType<typeof import("./shop-under-test.mjs").shopUnderTest>} shop
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
export async function watchedShop(shop) {
  const metrics = await findFreePort();
  const traces = await findFreePort();
  const own = await shop("api", () => ({
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
