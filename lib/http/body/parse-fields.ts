import "server-only";
import type { z } from "zod";
import { AppError, type FieldErrors } from "../../errors.ts";
import { atMost, EMPTY } from "../../fields/required-text.ts";
import { say } from "../../language/spoken-language.ts";
import { words } from "../../language/words.ts";
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

const DEFAULTS = words(
  {
    atLeast: (least: unknown) => `Must be at least ${least}`,
    atMost: (most: unknown) => `Must be at most ${most}`,
    notAllowed: "This value isn't allowed here",
    oneOf: (values: string) => `Must be one of: ${values}`,
    oneText: "Must be one text",
  },
  {
    atLeast: (least) => `Paling sedikit ${least}`,
    atMost: (most) => `Paling banyak ${most}`,
    notAllowed: "Nilai ini tidak bisa dipakai di sini",
    oneOf: (values) => `Harus salah satu dari: ${values}`,
    oneText: "Harus berupa satu teks",
  },
);

/** Returns the shop's words for an error that its schema has none for. Zod's own name patterns and types. */
function defaultMessage(issue: z.core.$ZodRawIssue): string {
  const said = say(DEFAULTS);
  const isAbsent = issue.input === undefined || issue.input === null || issue.input === "";
  if (issue.code === "invalid_value") return said.oneOf(issue.values.join(", "));
  if (isAbsent) return say(EMPTY);
  if (issue.code === "too_big" && issue.origin === "string") {
    return atMost(Number(issue.maximum)).error();
  }
  if (issue.code === "too_big") return said.atMost(issue.maximum);
  if (issue.code === "too_small") return said.atLeast(issue.minimum);
  if (issue.code === "invalid_type" && issue.expected === "string") return said.oneText;
  return said.notAllowed;
}
