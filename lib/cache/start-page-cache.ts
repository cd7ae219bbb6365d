import "server-only";
import { log } from "../telemetry/log.ts";
import { findProductRedirect } from "./find-product-redirect.ts";
import { setPageHooks } from "./page-hooks.mjs";

/** Connects the page cache with the shop. */
export function startPageCache(): void {
  setPageHooks({
    findRedirect: findProductRedirect,
    onRefusedScripts: (page, count) =>
      log().error({ page, count }, "a page has inline scripts that browsers refuse to run"),
  });
}
