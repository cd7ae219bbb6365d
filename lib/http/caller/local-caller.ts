import "server-only";
import { clientAddress, forwardedFor, isLoopback, socketAddress } from "./client-address.ts";

const LOCAL_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/** Returns whether a request comes from the shop's own machine, not by a proxy or by DNS rebinding. */
export function isLocalCaller(headers: Headers): boolean {
  const callers = [socketAddress(headers), clientAddress(headers), ...forwardedFor(headers)];
  const host = (headers.get("host") ?? "").replace(/:\d+$/, "");
  return callers.every(isLoopback) && LOCAL_NAMES.includes(host);
}
