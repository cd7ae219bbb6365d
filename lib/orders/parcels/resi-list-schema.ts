import { z } from "zod";
import { ORDER_STATUSES } from "../status/order-status.ts";

/** A hundred lines, with room for the other columns of a carrier's file. */
export const MAX_RESI_LIST_LENGTH = 50_000;

export const sendListedOrdersInput = z.object({
  csv: z
    .string("Daftarnya kosong")
    .trim()
    .min(1, "Daftarnya kosong")
    .max(MAX_RESI_LIST_LENGTH, "Daftarnya terlalu panjang"),
  /** True only says what would happen. */
  dry_run: z.union([z.boolean(), z.stringbool()]).default(true),
});

export type SendListedOrdersInput = z.infer<typeof sendListedOrdersInput>;

/**
 * `ready`: it is Payment Confirm and will be sent. `sent`: it was. `done`: it was on its way with this resi
 * before. `other-resi`: it has another resi. `wrong-status`: it isn't Payment Confirm. `repeated`: its order
 * or its resi stands in another line, too. `invalid`: the resi is missing or no resi. `failed`: it was ready
 * and couldn't be sent.
 */
const RESI_OUTCOMES = [
  "ready",
  "sent",
  "done",
  "unknown-order",
  "wrong-status",
  "other-resi",
  "repeated",
  "invalid",
  "failed",
] as const;

export type ResiOutcome = (typeof RESI_OUTCOMES)[number];

const resiListLine = z.object({
  /** As in the list; the first line is 1. */
  line: z.number().int(),
  order_no: z.string(),
  resi: z.string(),
  outcome: z.enum(RESI_OUTCOMES),
  /** The order's; null where none has this number. */
  id: z.string().nullable(),
  status: z.enum(ORDER_STATUSES).nullable(),
  recipient: z.string().nullable(),
  /** The resi that the order has already, or null. */
  saved_resi: z.string().nullable(),
});

export type ResiListLine = z.infer<typeof resiListLine>;

const resiListReport = z.object({ lines: z.array(resiListLine), written: z.boolean() });

export type ResiListReport = z.infer<typeof resiListReport>;

export const resiListAnswer = z.object({ data: resiListReport });
