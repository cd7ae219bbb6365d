import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { env } from "../environment/env.ts";

/**
 * Where the shop stands, as SITE_URL says. A build knows no environment: what it bakes bears the
 * default, and is never served (lib/cache/page-cache-handler.mjs).
 */
export function siteUrl(): URL {
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  return new URL(isBuild ? "http://localhost:3000" : env().SITE_URL);
}
