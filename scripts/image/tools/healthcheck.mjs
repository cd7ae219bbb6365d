// In the image: ends with 0 where the web server beside it answers. Docker asks, not a customer.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`;
const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
