import "server-only";
import { z } from "zod";
import { RESTRICTIONS } from "../../actor.ts";
import type { ErrorCode } from "../../errors.ts";

const message = z.string();

const anyError = z.object({ message }).meta({ id: "Error" });

/** The bodies of errors that have members of their own. */
const OF_CODE: Partial<Record<ErrorCode, z.ZodObject>> = {
  forbidden: z
    .object({ message, restricted: z.enum(RESTRICTIONS).optional() })
    .meta({ id: "ForbiddenError" }),
  invalid: z
    .object({ message, errors: z.record(z.string(), z.array(z.string())).optional() })
    .meta({ id: "ValidationError" }),
  "too-many-requests": z
    .object({ message, retry_after: z.int().min(1).optional() })
    .meta({ id: "RateLimitError" }),
};

export function errorSchema(code: ErrorCode): z.ZodObject {
  return OF_CODE[code] ?? anyError;
}
