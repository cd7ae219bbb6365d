import type { z } from "zod";
import { atMost, EMPTY } from "./required-text.ts";

/** Returns the shop's words for an error that its schema has none for. Zod's own name patterns and types. */
export function defaultMessage(issue: z.core.$ZodRawIssue): string {
  const isAbsent = issue.input === undefined || issue.input === null || issue.input === "";
  if (issue.code === "invalid_value") return `Must be one of: ${issue.values.join(", ")}`;
  if (isAbsent) return EMPTY;
  if (issue.code === "too_big" && issue.origin === "string") return atMost(Number(issue.maximum));
  if (issue.code === "too_big") return `Must be at most ${issue.maximum}`;
  if (issue.code === "too_small") return `Must be at least ${issue.minimum}`;
  if (issue.code === "invalid_type" && issue.expected === "string") return "Must be one text";
  return "This value isn't allowed here";
}
