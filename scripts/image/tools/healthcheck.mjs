// In the image: ends with 0 where the web server beside it answers. Docker asks, not a customer.
const { HOSTNAME = "0.0.0.0", PORT = "3000" } = process.env;
const host = HOSTNAME === "0.0.0.0" ? "127.0.0.1" : HOSTNAME;
const address = `http://${host}:${PORT}/api/health/live`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
