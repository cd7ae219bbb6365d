import "server-only";
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { env } from "../../environment/env.ts";
import { processWide } from "../../environment/process-wide.ts";
import { isPublicUrl } from "../../environment/public-url.ts";
import { log } from "../../telemetry/log.ts";
import { metrics } from "../../telemetry/metrics.ts";

/** A random header, which no client can know, carries the socket's address to routes (docs/accounts.md#limits). */
const SOCKET_HEADER = processWide(
  "socket-header",
  () => `x-socket-${randomBytes(16).toString("hex")}`,
);

export function stampSocketAddress(request: IncomingMessage): void {
  request.headers[SOCKET_HEADER] = request.socket.remoteAddress ?? "";
}

export function forwardedCaller(headers: IncomingHttpHeaders): Record<string, string> {
  const names = [SOCKET_HEADER, "x-forwarded-for"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

const UNKNOWN = "unknown";

/** Returns the socket's address, or by TRUST_PROXY=n the n-th from the right of X-Forwarded-For, or "unknown". */
export function clientAddress(headers: Headers): string {
  const socket = socketAddress(headers);
  const hops = env().TRUST_PROXY;
  if (hops === 0) return socket;
  const chain = forwardedFor(headers);
  return plainAddress(chain.at(-hops) ?? chain[0] ?? "") ?? socket;
}

/** Returns the socket's address, which may be a proxy's. */
export function socketAddress(headers: Headers): string {
  return plainAddress(headers.get(SOCKET_HEADER) ?? "") ?? UNKNOWN;
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

/** Ranges that name no customer on the internet; with a missing TRUST_PROXY they are the proxy's. */
const PRIVATE_RANGES = ["loopback", "private", "linkLocal", "uniqueLocal", "carrierGradeNat"];

/** Returns whether an address belongs to this machine or a private network. */
function isPrivateAddress(address: string): boolean {
  return PRIVATE_RANGES.includes(parseAddress(address)?.range() ?? "");
}

/** Returns the unit of limits: the address, or for IPv6 its /64 network, which one customer has. */
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

export function callerGroup(headers: Headers): string {
  return addressGroup(clientAddress(headers));
}

/** Returns the caller's group; null for an unknown address and for one of the shop's own network. */
export function publicCallerGroup(headers: Headers): string | null {
  const address = clientAddress(headers);
  const isCustomers = parseAddress(address) !== null && !isPrivateAddress(address);
  return isCustomers ? addressGroup(address) : null;
}

/** Requests in a row from one private address that make a missing TRUST_PROXY likely. */
const SUSPICIOUS = 200;

type Streak = { address: string; length: number };

const callers = processWide("callers", (): { streak?: Streak; hasWarned?: true } => ({}));

/** Counts API calls in a row from one private address. At a public SITE_URL many mean a proxy: it warns once. */
export function detectUntrustedProxy(headers: Headers): void {
  const address = clientAddress(headers);
  const streak = callers.streak;
  if (streak?.address !== address) {
    callers.streak = { address, length: 1 };
    metrics().singleCaller.set(0);
    return;
  }
  streak.length += 1;
  if (streak.length !== SUSPICIOUS) return;
  if (!isPrivateAddress(address) || !isPublicUrl(env().SITE_URL)) return;
  metrics().singleCaller.set(1);
  if (callers.hasWarned) return;
  callers.hasWarned = true;
  log().warn(
    `The last ${SUSPICIOUS} API calls all came from one private address: TRUST_PROXY seems too low, so that all visitors share the limits of one.`,
  );
}
