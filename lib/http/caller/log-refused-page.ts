import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { PAGE_PATH_HEADER } from "../../auth/page-path.ts";
import { loggedPath } from "../../telemetry/log.ts";
import { loggedCaller, logSecurityEvent } from "../../telemetry/security-events.ts";
import { callerGroup } from "./client-address.ts";

/** Logs that a page isn't for its visitor, once for layout and page of a request (React's cache). */
export const logRefusedPage = cache(async (account: string | undefined): Promise<void> => {
  const sent = await headers();
  const [pathname = ""] = (sent.get(PAGE_PATH_HEADER) ?? "").split("?");
  const from = loggedCaller(callerGroup(sent));
  logSecurityEvent("page refused", { account, from, path: loggedPath(pathname) });
});
