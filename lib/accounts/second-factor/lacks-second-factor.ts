import "server-only";
import type { Actor } from "../../actor.ts";
import { env } from "../../environment/env.ts";
import { isLocalUrl } from "../../environment/local-url.ts";
import { hasSecondFactor } from "./read-factor.ts";

/** Returns whether an admin of a shop with a public SITE_URL signs in by password alone. */
export async function lacksSecondFactor({ userId, role }: Actor): Promise<boolean> {
  return role === "admin" && !isLocalUrl(env().SITE_URL) && !(await hasSecondFactor(userId));
}
