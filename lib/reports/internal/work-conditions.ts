import { Prisma } from "#prisma/generated/client.ts";

/** Conditions of the admin's work on orders `o`. A partial index covers each. */
export const PROOF_TO_CHECK = Prisma.sql`o.status = 'Waiting for Payment'
  AND o.payment_status = 'Awaiting Verification'`;
export const TO_SEND = Prisma.sql`o.status = 'Payment Confirm'`;
