import "server-only";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { env } from "../environment/env.ts";

/** Returns SITE_URL. A build has no environment and gets the default; its pages are never served. */
export function siteUrl(): URL {
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  return new URL(isBuild ? "http://localhost:3000" : env().SITE_URL);
}
