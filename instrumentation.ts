/**
 * Runs once when a server starts: a shop that isn't configured says so at once and not at the
 * first order. Whatever starts the server (`npm start`, `next start`, a container), the requests
 * are stamped with their socket's address and can be decoded, and the outbox has a sender.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env } = await import("#lib/env.ts");
  const { MAIL_WORKER } = env();
  const { stampSocketAddresses } = await import("#lib/client-address.ts");
  stampSocketAddresses();
  const { mendAddresses } = await import("#lib/http/mend-addresses.ts");
  mendAddresses();
  if (MAIL_WORKER === "1") {
    const { startBackgroundWork } = await import("#lib/http/background-work.ts");
    startBackgroundWork();
  }
  const { watchUnpaidOrders } = await import("#lib/cache/watch-unpaid-orders.ts");
  watchUnpaidOrders();
}
