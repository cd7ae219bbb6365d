import "server-only";
import { clientAddress, forwardedFor, isLoopback, socketAddress } from "./client-address.ts";

const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Returns whether a request comes from the machine that the shop runs on. A proxy in front
 * (X-Forwarded-For) or a foreign host name (a page elsewhere that resolves to 127.0.0.1) doesn't count.
 */
export function isLocalCaller(headers: Headers): boolean {
  const callers = [socketAddress(headers), clientAddress(headers), ...forwardedFor(headers)];
  const host = (headers.get("host") ?? "").replace(/:\d+$/, "");
  return callers.every(isLoopback) && LOCAL_NAMES.includes(host);
}
