import "server-only";
import { env } from "../../environment/env.ts";

/** Returns whether accounts of this role need a second factor (ADMIN_REQUIRE_TOTP). */
export function isSecondFactorRequired(role: string): boolean {
  return role === "admin" && env().ADMIN_REQUIRE_TOTP === "1";
}
