import type { Actor, Restriction } from "./actor.ts";
import { AppError } from "./errors.ts";

const FIRST: Record<Restriction, string> = {
  "must-change-password": "Change your password first",
  "must-enrol": "Set up two-step sign-in first",
};

/** Throws forbidden for non-admins, with `restricted` for an admin who has something to do first. */
export function assertAdmin({ role, restricted }: Actor): void {
  if (role === "admin") return;
  if (restricted) throw new AppError("forbidden", FIRST[restricted], { body: { restricted } });
  throw new AppError("forbidden", "Only the shop's admins may do this");
}
