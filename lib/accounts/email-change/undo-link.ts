import { createHash, randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import { env } from "../../environment/env.ts";

/** How long a change can be undone (docs/accounts.md#change-of-e-mail). */
const UNDO_DAYS = 7;

/** Returns a new link by which the old address undoes a change, and the hash to store. */
export function makeUndoLink(): { link: string; hash: string; expiresAt: Date } {
  const token = randomBytes(32).toString("base64url");
  return {
    link: new URL(`/auth/undo-email-change?token=${token}`, env().SITE_URL).href,
    hash: hashUndoToken(token),
    expiresAt: addDays(new Date(), UNDO_DAYS),
  };
}

/** A fast hash is enough, since the token is 256 random bits. */
export function hashUndoToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
