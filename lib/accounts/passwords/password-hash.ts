import "server-only";
import { randomUUID } from "node:crypto";
import { type Algorithm, hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { AppError } from "../../errors.ts";

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = {
  // Algorithm.Argon2id; a const enum can't be imported.
  algorithm: 2 as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Each hash takes a core and 19 MiB. */
const MAX_CONCURRENT = 4;
/** About two seconds of hashing. */
const MAX_QUEUED = 400;

const slots = pLimit(MAX_CONCURRENT);

/** Runs `work` in one of four slots for hashing. Throws unavailable if too many wait. */
export async function inHashSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (slots.pendingCount >= MAX_QUEUED) {
    throw new AppError("unavailable", "The shop is busy for a moment. Please try again.", {
      headers: { "retry-after": "5" },
    });
  }
  return slots(work);
}

/** Hashes a password's composed form (NFC): keyboards write one letter in several ways. */
export function hashPassword(password: string): Promise<string> {
  return inHashSlot(() => hash(password.normalize("NFC"), PARAMETERS));
}

/** Returns the hash of a password that nobody knows. Made before a transaction, since it takes a while. */
export function hashUnknownPassword(): Promise<string> {
  return hashPassword(randomUUID());
}

let decoy: Promise<string> | undefined;

/** Returns whether a password matches, after the same time if `stored` is null. Call inside a hash slot. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash("no account has this password", PARAMETERS);
  const against = stored ?? (await decoy);
  const composed = password.normalize("NFC");
  // Earlier releases hashed what was typed.
  const right =
    (await verify(against, composed)) ||
    (composed !== password && (await verify(against, password)));
  return right && stored !== null;
}
