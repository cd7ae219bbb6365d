import "server-only";
import type { z } from "zod";
import { AppError, type FieldErrors } from "../../errors.ts";
import { defaultMessage } from "../../fields/default-messages.ts";
import type { RawFields } from "./read-body.ts";

/** Returns parsed fields of a query or a body. Throws invalid, with messages per field. */
export function parseFields(schema: z.ZodType | undefined, fields: RawFields): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(fields, { error: defaultMessage });
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = String(issue.path[0] ?? "body");
    errors[field] ??= [];
    errors[field].push(issue.message);
  }
  const message = parsed.error.issues[0]?.message ?? "The request isn't valid";
  throw new AppError("invalid", message, { fields: errors });
}
