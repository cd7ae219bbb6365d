import "server-only";
import { env } from "../environment/env.ts";
import { keyedHash } from "../environment/keyed-hash.ts";

/** Returns the path of the demo's mail, which holds its key. */
export function devMailPath(): string {
  return `/dev/mail/${env().DEV_MAIL_KEY}`;
}

/** Compares hashes, so that the time of the comparison tells nothing about the key. */
export function isDevMailKey(text: string): boolean {
  const { DEV_MAIL_KEY } = env();
  return DEV_MAIL_KEY !== "" && keyedHash("dev-mail", text) === keyedHash("dev-mail", DEV_MAIL_KEY);
}
