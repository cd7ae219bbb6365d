import type { Actor, Restriction } from "./actor.ts";
import { AppError } from "./errors.ts";

const FIRST: Record<Restriction, string> = {
  "must-change-password": "Change your password first",
  "must-enrol": "Set up two-step sign-in first",
};

/** Throws forbidden for non-admins, with `restricted` for an admin who has something to do first. */
export function assertAdmin(actor: Actor): void {
  if (actor.role !== "admin") throw refusal(actor, "Only the shop's admins may do this");
}

/** Throws forbidden as assertAdmin, but lets packers pass. */
export function assertPacker(actor: Actor): void {
  if (actor.role === "user") throw refusal(actor, "Only the shop's admins and packers may do this");
}

function refusal({ restricted }: Actor, message: string): AppError {
  if (!restricted) return new AppError("forbidden", message);
  return new AppError("forbidden", FIRST[restricted], { body: { restricted } });
}
