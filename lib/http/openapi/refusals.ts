import "server-only";
import { z } from "zod";
import { RESTRICTIONS } from "../../actor.ts";
import type { ErrorCode } from "../../errors.ts";
import { STATUS_OF } from "../answers/error-status.ts";
import type { Method } from "../internal/method-override.ts";
import type { RouteDocument } from "../route.ts";
import { type JsonSchema, jsonSchemaOf, type Schemas } from "./json-schema.ts";

/** Meanings of the errors (docs/api.md#errors). */
const MEANINGS: Record<ErrorCode, string> = {
  "bad-request": "The request can't be read.",
  unauthenticated: "No token, or a dead one.",
  forbidden: "Not allowed to this caller, or a write from another site.",
  "not-found": "Not there, or not the caller's.",
  "method-not-allowed": "The path has no such method; `Allow` names those that it has.",
  conflict: "The shop's state has moved on.",
  "too-large": "The body is too large.",
  "unsupported-media-type": "The body is in none of the three encodings.",
  invalid: "Something in the request isn't valid; `errors` holds the messages per field.",
  "too-many-requests": "Too often; `Retry-After` says in how many seconds again.",
  unavailable: "The database is away for a moment; `Retry-After` says when to try again.",
};

/** Members beside `message` that every error with this code has. */
const MEMBERS: Partial<Record<ErrorCode, z.ZodRawShape>> = {
  forbidden: { restricted: z.enum(RESTRICTIONS) },
  invalid: { errors: z.record(z.string(), z.array(z.string())) },
  "too-many-requests": { retry_after: z.int().min(1) },
};

const HEADERS: Partial<Record<ErrorCode, string>> = {
  "method-not-allowed": "Allow",
  "too-many-requests": "Retry-After",
  unavailable: "Retry-After",
};

/** Returns the errors of a call by status: those implied by its input, and its own. */
export function refusalsOf(
  route: RouteDocument,
  method: Method,
  hasPathParams: boolean,
  named: Schemas,
) {
  const own = Object.keys(route.errors ?? {}) as ErrorCode[];
  const codes = new Set<ErrorCode>([...own, "bad-request", "unavailable"]);
  if (route.access !== "anyone") codes.add("unauthenticated");
  if (route.access === "admin" || method !== "GET") codes.add("forbidden");
  if (hasPathParams) codes.add("not-found");
  if (route.query || route.body) codes.add("invalid");
  if (route.body) codes.add("too-large").add("unsupported-media-type");
  if (route.pictures || route.files || route.limit) codes.add("too-many-requests");
  const entries = [...codes].map((code) => [
    String(STATUS_OF[code]),
    refusal(code, route.errors?.[code] ?? {}, named),
  ]);
  return Object.fromEntries(entries) as Record<string, JsonSchema>;
}

/** The answer to an unknown method. It belongs to no operation. */
export function methodRefusal(named: Schemas): JsonSchema {
  return refusal("method-not-allowed", {}, named);
}

function refusal(code: ErrorCode, more: z.ZodRawShape, named: Schemas): JsonSchema {
  const members = z.object({ ...MEMBERS[code], ...more }).partial();
  const shape = z.object({ message: z.string(), ...members.shape });
  const header = HEADERS[code];
  return {
    description: MEANINGS[code],
    ...(header
      ? { headers: { [header]: { required: true, schema: { type: "string", minLength: 1 } } } }
      : {}),
    content: { "application/json": { schema: jsonSchemaOf(shape, "output", named) } },
  };
}
