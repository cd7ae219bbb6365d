import { randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import { hashToken } from "../../database/token-hash.ts";
import { env } from "../../environment/env.ts";

/** How long a change can be undone (docs/accounts.md#change-of-e-mail). */
export const UNDO_DAYS = 7;

/** Returns a new link by which the old address undoes a change, and the hash to store. */
export function makeUndoLink(): { link: string; hash: string; expiresAt: Date } {
  const token = randomBytes(32).toString("base64url");
  return {
    link: new URL(`/auth/undo-email-change?token=${token}`, env().SITE_URL).href,
    hash: hashToken(token),
    expiresAt: addDays(new Date(), UNDO_DAYS),
  };
}
