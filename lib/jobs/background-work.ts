import "server-only";
import { millisecondsInHour } from "date-fns/constants";
import { purgeExpired } from "../accounts/purge-expired.ts";
import { purgeAudit } from "../audit/purge-audit.ts";
import { processWide } from "../environment/process-wide.ts";
import { type MailRenderer, setMailRenderer } from "../mail/mail-renderer.ts";
import { startMailWorker } from "../mail/mail-worker.ts";
import { purgeMailFolder, purgeMails } from "../mail/purge-mails.ts";
import { sweepPictures } from "../media/sweep-pictures.ts";
import { purgeCompletionTokens } from "../orders/complete-order.ts";
import { purgeIdempotencyKeys } from "../orders/find-earlier-order.ts";
import { purgeProofPictures } from "../payments/purge-proof-pictures.ts";
import { purgeShipping } from "../shipping/purge-shipping.ts";
import { runSteps } from "./run-steps.ts";

export type BackgroundWork = { stop: () => Promise<void> };

/**
 * Sends mail and deletes expired data, once a process. SIGTERM and SIGINT stop it; a mail that they
 * cut off is sent again after its lease.
 */
export function startBackgroundWork(render: MailRenderer): BackgroundWork {
  setMailRenderer(render);
  return processWide("background-work", start);
}

function start(): BackgroundWork {
  const mails = startMailWorker();
  const cleanup = setInterval(() => void cleanUp(), millisecondsInHour).unref();
  const stop = () => {
    clearInterval(cleanup);
    return mails.stop();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  return { stop };
}

/** Deletes what has expired. Never throws: errors are logged. */
export function cleanUp(now = new Date()): Promise<void> {
  return runSteps({
    "purge codes, sessions and limits": () => purgeExpired(now),
    "purge mails": () => purgeMails(now),
    "purge idempotency keys": () => purgeIdempotencyKeys(now),
    "purge completion links": () => purgeCompletionTokens(now),
    "purge the mail folder": () => purgeMailFolder(now),
    "purge pictures of proofs": () => purgeProofPictures(now),
    "sweep pictures": () => sweepPictures(now),
    "purge quotes and parcels": () => purgeShipping(now),
    "purge the audit log": () => purgeAudit(now),
  });
}
