import { spokenLanguage } from "../../language/spoken-language.ts";
import { accountHeader } from "./page-account.ts";

/** An error answer of the shop's API. `body` holds further members, such as `soldOut`. */
export class ApiError extends Error {
  readonly status: number;
  /** Messages per field; empty unless a validation failed. */
  readonly fields: Record<string, string[]>;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.body = body;
    const errors = body.errors;
    this.fields =
      typeof errors === "object" && errors !== null ? (errors as Record<string, string[]>) : {};
  }
}

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** Returns whether the call had no live session. */
export function isSignedOut(error: unknown): boolean {
  return hasStatus(error, 401);
}

/** Returns the e-mail of another account, which is signed in now; null where the page's own account is. */
export function otherAccount(error: unknown): string | null {
  const email = hasStatus(error, 409) ? error.body.signed_in_as : null;
  return typeof email === "string" ? email : null;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

type CallOptions = {
  /** Plain values go as JSON, a FormData as it is. */
  body?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Parses an answer's JSON or throws: a zod schema, or a lighter parser where zod's 30 kB are too much. */
export type AnswerReader<Answer> = { parse: (json: unknown) => Answer };

/** Returns the headers of every call. The browser's own choice of a language may differ from the page's. */
export function callHeaders(): Record<string, string> {
  return {
    accept: "application/json",
    "accept-language": spokenLanguage(),
    ...accountHeader(),
  };
}

/** Calls the shop's API and parses the answer. Throws ApiError outside 2xx; status 0 is a network error. */
export async function callApi<Answer>(
  method: Method,
  path: string,
  answer: AnswerReader<Answer>,
  { body, headers, signal }: CallOptions = {},
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: {
      ...callHeaders(),
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new ApiError(0, cause instanceof Error ? cause.message : "Network failure", {});
  });
  const json: unknown = await response.json().catch(() => ({}));
  const record = typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  if (!response.ok) {
    const message = typeof record.message === "string" ? record.message : response.statusText;
    throw new ApiError(response.status, message, record);
  }
  return answer.parse(json);
}
