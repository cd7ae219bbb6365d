import "server-only";
import type { z } from "zod";
import type { ErrorCode } from "../../errors.ts";
import { STATUS_OF } from "../answers/error-answer.ts";
import type { Method } from "../internal/method-override.ts";
import type { RouteDocument } from "../route.ts";
import { errorSchema } from "./error-schemas.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import type { JsonSchema, Schemas } from "./schema-types.ts";

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
  unavailable:
    "The shop is busy or its database away for a moment; `Retry-After` says when to try again.",
};

const HEADERS: Partial<Record<ErrorCode, Record<string, string>>> = {
  "too-many-requests": { "Retry-After": "Seconds until the call may be made again." },
  unavailable: { "Retry-After": "Seconds until a new try is worth it." },
};

/** Parts of the document that several calls share. */
export type Shared = { schemas: Schemas; responses: Schemas };

/** Returns the errors of a call by status: those implied by its input, and its own. */
export function errorResponsesOf(
  route: RouteDocument,
  method: Method,
  hasPathParams: boolean,
  shared: Shared,
) {
  const own = Object.keys(route.errors ?? {}) as ErrorCode[];
  const codes = new Set<ErrorCode>([...own, "bad-request", "unavailable"]);
  if (route.access !== "anyone") codes.add("unauthenticated");
  const isForStaff = route.access === "packer" || route.access === "admin";
  if (isForStaff || method !== "GET") codes.add("forbidden");
  if (hasPathParams) codes.add("not-found");
  if (route.query || route.body) codes.add("invalid");
  if (route.body) codes.add("too-large").add("unsupported-media-type");
  if (route.pictures || route.files || route.limit) codes.add("too-many-requests");
  const entries = [...codes].map((code) => [
    String(STATUS_OF[code]),
    refusal(code, route.errors?.[code] ?? {}, shared),
  ]);
  return Object.fromEntries(entries) as Record<string, JsonSchema>;
}

/** An error without members of its own is a reference, so that generators make one type of it. */
function refusal(code: ErrorCode, more: z.ZodRawShape, { schemas, responses }: Shared): JsonSchema {
  const members = Object.entries(more);
  if (members.length === 0) {
    const name = componentName(code);
    responses[name] ??= answer(code, errorSchema(code), schemas);
    return { $ref: `#/components/responses/${name}` };
  }
  const optional = members.map(([name, schema]) => [name, (schema as z.ZodType).optional()]);
  return answer(code, errorSchema(code).extend(Object.fromEntries(optional)), schemas);
}

function answer(code: ErrorCode, schema: z.ZodType, named: Schemas): JsonSchema {
  const headers = Object.entries(HEADERS[code] ?? {}).map(([name, description]) => [
    name,
    { description, required: true, schema: { type: "string", minLength: 1 } },
  ]);
  return {
    description: MEANINGS[code],
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    content: { "application/json": { schema: jsonSchemaOf(schema, "output", named) } },
  };
}

/** `too-many-requests` → `TooManyRequests` */
function componentName(code: ErrorCode): string {
  const words = code.split("-");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
