import { AppError } from "../errors.ts";

/** The `Idempotency-Key` header: null where there is none. Throws bad-request for one that no client would make. */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new AppError("bad-request", "Idempotency-Key must be 1 to 200 visible characters");
  }
  return header;
}
