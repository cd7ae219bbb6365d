import "server-only";
import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "../environment/env.ts";

/**
 * Next hands a route the request's headers and not its socket, and keeps an X-Forwarded-For that
 * the client made up. So each request is stamped with its socket's address as Node takes it in,
 * under a name that a client can't know. Kept on globalThis because Next bundles this file more
 * than once.
 */
const shared = globalThis as typeof globalThis & { shopSocketHeader?: string };

/** Begins stamping, once a process, before the first request is handled. */
export function stampSocketAddresses(): void {
  if (shared.shopSocketHeader) return;
  const header = `x-socket-${randomBytes(16).toString("hex")}`;
  shared.shopSocketHeader = header;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[header] = request.socket.remoteAddress ?? "";
  });
}

const UNKNOWN = "unknown";

/**
 * Who is calling, as far as it can be believed: with TRUST_PROXY=n the n-th entry from the right of
 * X-Forwarded-For, each proxy having added whom it heard from; else the socket's own address.
 * "unknown" where the server doesn't stamp: all such callers share one limit.
 */
export function clientAddress(headers: Headers): string {
  const socket = socketAddress(headers);
  const hops = env().TRUST_PROXY;
  if (hops === 0) return socket;
  const chain = forwardedFor(headers);
  return plainAddress(chain.at(-hops) ?? chain[0] ?? "") ?? socket;
}

/** The address that the connection came from: the nearest proxy's, where there is one. */
export function socketAddress(headers: Headers): string {
  const header = shared.shopSocketHeader;
  return (header && plainAddress(headers.get(header) ?? "")) || UNKNOWN;
}

export function forwardedFor(headers: Headers): string[] {
  return (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** Returns an address without port, brackets, zone and IPv4 mapping; null for anything else. */
export function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  return parseAddress(bare)?.toString() ?? null;
}

export function isLoopback(address: string): boolean {
  return parseAddress(address)?.range() === "loopback";
}

/** Returns what limits count by: an IPv6 customer has a whole /64, so that is one caller. */
export function addressGroup(address: string): string {
  const parsed = parseAddress(address);
  if (!parsed || parsed instanceof ipaddr.IPv4) return parsed?.toString() ?? address;
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Reads an address strictly: ipaddr.js alone takes "127.1" and octal parts, and fails on "%br-lan". */
function parseAddress(text: string) {
  const [address = ""] = text.split("%");
  return isIP(address) ? ipaddr.process(address) : null;
}

/** What a caller's limits are counted by. */
export function callerGroup(headers: Headers): string {
  return addressGroup(clientAddress(headers));
}
