import "server-only";
import { env } from "../environment/env.ts";

export function siteUrl(): URL {
  return new URL(env().SITE_URL);
}
