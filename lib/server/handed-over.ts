import type { RequestListener } from "node:http";
import { processWide } from "../environment/process-wide.ts";

/** `next` is Next's own request handler. */
type MakeListener = (next: RequestListener) => RequestListener;

type HandedOver = { makeListener: Promise<MakeListener>; handOver: (make: MakeListener) => void };

/**
 * What instrumentation.ts hands to server.ts: Next bundles the steps of a request with the pages, so that both
 * share connections, caches and limits.
 */
export const { makeListener, handOver } = processWide("handed-over", (): HandedOver => {
  let resolve: HandedOver["handOver"] = () => {};
  const promise = new Promise<MakeListener>((done) => {
    resolve = done;
  });
  return { makeListener: promise, handOver: resolve };
});
