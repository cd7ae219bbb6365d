import "server-only";
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "../errors.ts";

/** argon2id with 19 MiB, 2 passes, 1 lane: OWASP's first choice of parameters. */
const PARAMETERS = {
  // The library's const enum: 2 is Argon2id.
  algorithm: 2 as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Each hash takes 19 MiB and a core: a rush of log-ins must not take the shop's memory and time. */
const AT_ONCE = 4;

/** About two seconds' worth; who comes after that is asked to come again. */
const MAX_WAITING = 400;

const slots = pLimit(AT_ONCE);

/** Runs work that hashes once there is a free slot. Throws unavailable where too many wait already. */
export async function inHashSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (slots.pendingCount >= MAX_WAITING) {
    throw new AppError("unavailable", "The shop is busy for a moment. Please try again.", {
      headers: { "retry-after": "5" },
    });
  }
  return slots(work);
}

export function hashPassword(password: string): Promise<string> {
  return inHashSlot(() => hash(password, PARAMETERS));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the account's. Without an account it takes the same time, so that an
 * answer doesn't tell by its delay which e-mails are known. To be called inside a hash slot.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash("no account has this password", PARAMETERS);
  const right = await verify(stored ?? (await decoy), password);
  return right && stored !== null;
}
