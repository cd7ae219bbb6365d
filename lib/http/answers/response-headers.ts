import type { IncomingMessage, ServerResponse } from "node:http";
import { NO_PAGE_POLICY } from "./content-security-policy.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Sent when the proxy received https. Browsers ignore the header over http. */
export const TRANSPORT_SECURITY = `max-age=${TWO_YEARS}`;

/** The policy is that of answers that aren't pages. A page replaces it by its own. */
const EVERYWHERE = Object.entries({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": NO_PAGE_POLICY,
});

/** Sets the headers of every answer. What is sent later may replace them. */
export function setResponseHeaders({ headers }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of EVERYWHERE) response.setHeader(name, value);
  if (headers["x-forwarded-proto"] === "https") {
    response.setHeader("strict-transport-security", TRANSPORT_SECURITY);
  }
}
