import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { isIP } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addressGroup,
  clientAddress,
  forwardedFor,
  isLoopback,
  plainAddress,
  publicCallerGroup,
  stampSocketAddress,
} from "./client-address.ts";

const trusted = vi.hoisted(() => ({ hops: 0 }));
vi.mock(import("../../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => ({ TRUST_PROXY: trusted.hops }) as never,
}));

let server: Server;
let url: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    stampSocketAddress(request);
    const headers = new Headers(request.headers as Record<string, string>);
    response.end(clientAddress(headers));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});

afterEach(() => {
  server.close();
  trusted.hops = 0;
});

async function seen(forwarded?: string): Promise<string> {
  const headers = new Headers(forwarded ? { "x-forwarded-for": forwarded } : {});
  return (await fetch(url, { headers })).text();
}

test("without a trusted proxy it is the socket's address, whatever the client makes up", async () => {
  expect(await seen()).toBe("127.0.0.1");
  expect(await seen("203.0.113.9")).toBe("127.0.0.1");
});

test.each([
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6, 203.0.113.9", "203.0.113.9"],
  [2, "6.6.6.6, 203.0.113.9, 10.0.0.1", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
  [1, "6.6.6.6, made up", "127.0.0.1"],
])("behind %i proxies %s is %s", async (hops, forwarded, expected) => {
  trusted.hops = hops;
  expect(await seen(forwarded)).toBe(expected);
});

test("a request that wasn't stamped comes from nobody in particular", () => {
  expect(clientAddress(new Headers({ "x-forwarded-for": "127.0.0.1" }))).toBe("unknown");
});

test.each([
  ["::ffff:10.1.2.3", "10.1.2.3"],
  ["::FFFF:0a01:203", "10.1.2.3"],
  ["[::ffff:10.1.2.3]:4711", "10.1.2.3"],
  ["10.1.2.3:4711", "10.1.2.3"],
  ["[2001:DB8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["fe80::1%br-lan", "fe80::1"],
  ["made up", null],
  ["", null],
  ["10.1.2", null],
  ["010.1.2.3", null],
  ["0x7f.0.0.1", null],
  ["10.1.2.256", null],
  ["10.1.2.3:", null],
  ["[10.1.2.3", null],
  ["[]:443", null],
  ["2001:db8::1::2", null],
  ["%eth0", null],
])("%s is read as %s", (text, address) => {
  expect(plainAddress(text)).toBe(address);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0.1", "fe80:0:0:0::/64"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["127.0.0.1", null],
  ["::1", null],
  ["10.1.2.3", null],
  ["::ffff:192.168.1.9", null],
  ["100.64.0.9", null],
  ["fe80::1", null],
  ["fd00::1", null],
])("a customer behind %s has the group %s", (address, group) => {
  trusted.hops = 1;
  expect(publicCallerGroup(new Headers({ "x-forwarded-for": address }))).toBe(group);
});

test("a request that wasn't stamped has no group of customers", () => {
  expect(publicCallerGroup(new Headers())).toBeNull();
});

test("reads whatever Node calls an address", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      expect(isIP(plainAddress(address) ?? "")).not.toBe(0);
    }),
    { numRuns: 1000 },
  );
});

test("loopback and lists", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"].every(isLoopback)).toBe(true);
  expect(["10.0.0.1", "127.1", "::2", "unknown", ""].some(isLoopback)).toBe(false);
  expect(forwardedFor(new Headers({ "x-forwarded-for": " a, ,b" }))).toEqual(["a", "b"]);
});
