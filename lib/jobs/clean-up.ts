import "server-only";
import { purgeExpired } from "../accounts/purge-expired.ts";
import { purgeAudit } from "../audit/purge-audit.ts";
import { purgeMailFolder, purgeMails } from "../mail/purge-mails.ts";
import { sweepPictures } from "../media/sweep-pictures.ts";
import { purgeCompletionTokens } from "../orders/complete-order.ts";
import { purgeIdempotencyKeys } from "../orders/placing/find-earlier-order.ts";
import { freeUniqueAmounts, nameReopenedOrders } from "../orders/placing/unique-amount.ts";
import { purgeProofPictures } from "../payments/purge-proof-pictures.ts";
import { purgeShipping } from "../shipping/purge-shipping.ts";
import { runSteps } from "./run-steps.ts";

/** Deletes what has expired. Never throws: errors are logged. */
export function cleanUp(now = new Date()): Promise<void> {
  return runSteps({
    "purge codes, sessions and limits": () => purgeExpired(now),
    "purge mails": () => purgeMails(now),
    "purge idempotency keys": () => purgeIdempotencyKeys(now),
    "purge completion links": () => purgeCompletionTokens(now),
    "free unique amounts": () => freeUniqueAmounts(now),
    "name reopened orders": nameReopenedOrders,
    "purge the mail folder": () => purgeMailFolder(now),
    "purge pictures of proofs": () => purgeProofPictures(now),
    "sweep pictures": () => sweepPictures(now),
    "purge quotes and parcels": () => purgeShipping(now),
    "purge the audit log": () => purgeAudit(now),
  });
}
