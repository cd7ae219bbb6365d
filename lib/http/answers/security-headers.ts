import type { IncomingMessage, ServerResponse } from "node:http";
import { NO_PAGE_POLICY } from "./content-security-policy.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Sent where the proxy received https. Browsers ignore the header over http. */
export const TRANSPORT_SECURITY = `max-age=${TWO_YEARS}`;

/** Headers of every answer, which next.config.mjs has Next send. A page replaces the policy by its own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": NO_PAGE_POLICY,
};

/** Sets the headers of an answer that Next doesn't send. What is sent later may replace them. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...SECURITY_HEADERS, ...transportSecurity(request) };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Returns the header that answers have besides where the proxy received https. */
export function transportSecurity({ headers }: IncomingMessage): Record<string, string> {
  const isSecure = headers["x-forwarded-proto"] === "https";
  return isSecure ? { "strict-transport-security": TRANSPORT_SECURITY } : {};
}
