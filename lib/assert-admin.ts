import type { Actor } from "./actor.ts";
import { AppError } from "./errors.ts";

/** Throws forbidden for non-admins. */
export function assertAdmin(actor: Actor): void {
  if (actor.role !== "admin") throw new AppError("forbidden", "Only the shop's admins may do this");
}
