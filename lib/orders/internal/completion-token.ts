import { createHash, randomBytes } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import type { Database } from "../../database/db.ts";
import { env } from "../../environment/env.ts";

/** Validity of the link (docs/orders.md#completion-link). */
const LIFE_MS = 60 * millisecondsInDay;

/**
 * Makes a link by which its holder says that the parcel has arrived. Earlier links of the order
 * stay good: the customer may open whichever mail they find.
 */
export async function createCompletionLink(tx: Database, orderId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.completionToken.create({
    data: {
      tokenHash: hashCompletionToken(token),
      orderId,
      expiresAt: new Date(Date.now() + LIFE_MS),
    },
    select: { tokenHash: true },
  });
  return new URL(`/complete-order?token=${token}`, env().SITE_URL).href;
}

/** A token is 256 random bits: a plain hash of it can't be turned back. */
export function hashCompletionToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
