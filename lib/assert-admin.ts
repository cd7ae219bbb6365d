import type { Actor } from "./actor.ts";
import { AppError } from "./errors.ts";

/** Throws forbidden for everybody who isn't an admin of the shop. */
export function assertAdmin(actor: Actor): void {
  if (actor.role !== "admin") throw new AppError("forbidden", "Only the shop's admins may do this");
}
