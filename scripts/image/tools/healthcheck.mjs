// In the image: ends with 0 where the process beside it answers. Docker asks, not a customer.
//   healthcheck.mjs          whether the web server answers
//   healthcheck.mjs ready    whether it could serve: database, migrations, pictures
//   healthcheck.mjs worker   the worker, which serves nothing but its metrics
const { HOSTNAME, PORT = "3000", METRICS_HOST, METRICS_PORT = "9464" } = process.env;
const asked = process.argv[2] ?? "live";
const isWorker = asked === "worker";
const set = isWorker ? METRICS_HOST : HOSTNAME;
const host = !set || set === "0.0.0.0" ? "127.0.0.1" : set;
const place = isWorker ? `${host}:${METRICS_PORT}/metrics` : `${host}:${PORT}/api/health/${asked}`;
const answer = await fetch(`http://${place}`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
