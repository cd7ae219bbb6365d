import type { RequestListener } from "node:http";
import { processWide } from "../environment/process-wide.ts";

/** `next` is Next's own request handler. */
type MakeListener = (next: RequestListener) => RequestListener;

type Handoff = {
  listenerMaker: Promise<MakeListener>;
  provideListener: (make: MakeListener) => void;
};

/**
 * Passes the request listener from Next's bundle, where instrumentation.ts makes it, to server.ts, which loads
 * before the bundle. The page cache shares the bundle's connections and expiry of pages.
 */
export const { listenerMaker, provideListener } = processWide("listener-handoff", (): Handoff => {
  let resolve: Handoff["provideListener"] = () => {};
  const listenerMaker = new Promise<MakeListener>((done) => {
    resolve = done;
  });
  return { listenerMaker, provideListener: resolve };
});
