import "server-only";
import { AppError } from "../../errors.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Returns the request's method or, for a POST, the one in `_method`. Throws bad-request. */
export function resolveMethod(request: Request): Method {
  if (request.method === "HEAD") return "GET";
  const overrides = new URL(request.url).searchParams.getAll("_method");
  const override = overrides[0]?.toLowerCase();
  if (request.method !== "POST" || override === undefined) return request.method as Method;
  if (overrides.length > 1 || (override !== "patch" && override !== "delete")) {
    throw new AppError("bad-request", "_method may be patch or delete, given once");
  }
  return override === "patch" ? "PATCH" : "DELETE";
}

export function methodNotAllowed(methods: Partial<Record<Method, unknown>>): AppError {
  const allowed = Object.keys(methods);
  if (methods.GET) allowed.push("HEAD");
  // PATCH and DELETE are also reached by a POST with `_method`.
  if ((methods.PATCH || methods.DELETE) && !methods.POST) allowed.push("POST");
  return new AppError("method-not-allowed", "This method isn't allowed here", {
    headers: { allow: allowed.join(", ") },
  });
}
