import { randomBytes } from "node:crypto";
import { addDays } from "date-fns";
import type { Database } from "../../database/db.ts";
import { hashToken } from "../../database/token-hash.ts";
import { env } from "../../environment/env.ts";

/** Validity of the link (docs/orders.md#completion-link). */
const VALID_DAYS = 60;

/** Creates the link by which a customer completes an order. Earlier links stay valid. */
export async function createCompletionLink(tx: Database, orderId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.completionToken.create({
    data: {
      tokenHash: hashToken(token),
      orderId,
      expiresAt: addDays(new Date(), VALID_DAYS),
    },
    select: { tokenHash: true },
  });
  return new URL(`/complete-order?token=${token}`, env().SITE_URL).href;
}
