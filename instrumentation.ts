/** Runs once when a server starts: a shop that isn't configured says so at once and not at the first order. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("#lib/env.ts");
  env();
  const { startOrderExpiry } = await import("#lib/cache/start-order-expiry.ts");
  startOrderExpiry();
}
