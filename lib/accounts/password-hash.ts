import "server-only";
import { type Algorithm, hash, verify } from "@node-rs/argon2";

/** argon2id with 19 MiB, 2 passes, 1 lane: OWASP's first choice of parameters. */
const PARAMETERS = {
  // The library's const enum: 2 is Argon2id.
  algorithm: 2 as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is the account's. Without an account it takes the same time, so that an
 * answer doesn't tell by its delay which e-mails are known.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const right = await verify(stored ?? (await decoy), password);
  return right && stored !== null;
}
