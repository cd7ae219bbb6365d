import "server-only";
import { z } from "zod";
import { RESTRICTIONS } from "../../actor.ts";
import type { ErrorCode } from "../../errors.ts";

const message = z.string();

/** The body of every error, and those with members of their own. */
export const errorSchemas = {
  Error: z.object({ message }),
  ForbiddenError: z.object({ message, restricted: z.enum(RESTRICTIONS).optional() }),
  RateLimitError: z.object({ message, retry_after: z.int().min(1).optional() }),
  ValidationError: z.object({
    message,
    errors: z.record(z.string(), z.array(z.string())).optional(),
  }),
};

const OF_CODE: Partial<Record<ErrorCode, z.ZodObject>> = {
  forbidden: errorSchemas.ForbiddenError,
  invalid: errorSchemas.ValidationError,
  "too-many-requests": errorSchemas.RateLimitError,
};

export function errorSchema(code: ErrorCode): z.ZodObject {
  return OF_CODE[code] ?? errorSchemas.Error;
}
