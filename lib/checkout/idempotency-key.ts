import { z } from "zod";
import { AppError } from "../errors.ts";

/** The `Idempotency-Key` header (docs/orders.md#idempotency-keys). */
export const idempotencyKeyHeader = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional();

/** Returns the header's value, null where there is none. Throws bad-request for an invalid one. */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  if (!idempotencyKeyHeader.safeParse(header).success) {
    throw new AppError("bad-request", "Idempotency-Key must be 1 to 200 visible characters");
  }
  return header;
}
