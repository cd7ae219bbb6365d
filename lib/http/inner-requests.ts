import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

// On globalThis, because Next bundles this file more than once.
const shared = globalThis as typeof globalThis & { shopInnerHeader?: string };
shared.shopInnerHeader ??= `x-inner-${randomBytes(16).toString("hex")}`;

/** Header that marks the front cache's own requests to Next. Random, so that no client can send it. */
export const INNER_HEADER: string = shared.shopInnerHeader;

/** Returns whether a request comes from the front cache, and not from a client. */
export function isInnerRequest(request: IncomingMessage): boolean {
  return INNER_HEADER in request.headers;
}
