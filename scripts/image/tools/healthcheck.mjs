// `healthcheck.mjs [live|ready|worker]` exits with 0 when healthy. The worker answers on its metrics port.
import "./made-secrets.mjs";

const { PORT = "3000" } = process.env;
const { METRICS_HOST, METRICS_PORT = "9464", METRICS_TOKEN } = process.env;
const check = process.argv[2] ?? "live";
const isWorker = check === "worker";
const metricsHost = !METRICS_HOST || METRICS_HOST === "0.0.0.0" ? "127.0.0.1" : METRICS_HOST;
const place = isWorker
  ? `${metricsHost}:${METRICS_PORT}/metrics`
  : `127.0.0.1:${PORT}/api/health/${check}`;
const answer = await fetch(`http://${place}`, {
  ...(isWorker && METRICS_TOKEN && { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  signal: AbortSignal.timeout(4_000),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
