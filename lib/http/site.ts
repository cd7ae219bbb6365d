import "server-only";
import { env } from "../environment/env.ts";

/** Returns SITE_URL. */
export function siteUrl(): URL {
  return new URL(env().SITE_URL);
}
