import "server-only";
import { headers } from "next/headers";
import { PAGE_PATH_HEADER } from "../../auth/page-path.ts";
import { log, loggedPath } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";

/** Logs and counts a page that couldn't be loaded and leads elsewhere, since Next doesn't hear of it. */
export async function logFailedPage(error: unknown): Promise<void> {
  const [pathname = ""] = ((await headers()).get(PAGE_PATH_HEADER) ?? "").split("?");
  metrics().errors.inc({ cause: "page" });
  log().error({ path: loggedPath(pathname), err: error }, "a page couldn't be loaded");
}
