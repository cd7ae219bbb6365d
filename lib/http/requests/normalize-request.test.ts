import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findRefusal,
  normalizeRequest,
  normalizeUrlEncoding,
  resolvePath,
  withoutOrigin,
} from "./normalize-request.ts";

test.each([
  ["GET", "/home"],
  ["HEAD", "/product?q=a"],
  ["GET", "/_next/static/chunks/a.js"],
  ["GET", "/_nextimage"],
  ["POST", "/api/payment"],
  ["DELETE", "/api/cart/1?x=/_next/image"],
  ["POST", "/api"],
])("%s %s is passed on", (method, url) => {
  expect(findRefusal(method, url)).toBeNull();
});

test.each([
  ["GET", "/_next/image?url=/logo.png&w=64&q=75"],
  ["GET", "/_next/image"],
  ["GET", "/_next/./image/x"],
  ["GET", "/api/../_next/image"],
  ["GET", "/_next/data/build/home.json"],
  ["TRACE", "/home"],
  ["TRACE", "/api/cart"],
])("%s %s isn't found", (method, url) => {
  expect(findRefusal(method, url)).toMatchObject({ code: "not-found" });
});

test.each([
  ["GET", "*"],
  ["POST", "*"],
  ["GET", "ftp://x/home"],
  ["GET", "http://["],
  ["GET", "home"],
])("%s %s is malformed", (method, url) => {
  expect(findRefusal(method, url)).toMatchObject({ code: "bad-request" });
});

test.each([
  ["POST", "/home"],
  ["OPTIONS", "*"],
  ["POST", "/apis"],
  ["OPTIONS", "/sitemap.xml"],
  ["DELETE", "/auth/login"],
  ["PUT", "/logo.png"],
])("%s %s has the wrong method", (method, url) => {
  expect(findRefusal(method, url)).toMatchObject({ code: "method-not-allowed" });
});

test.each([
  ["/api/address/1?q=%ff", "/api/address/1?q=%ff"],
  ["/api/address/%c3%a9%2F%00", "/api/address/%c3%a9%2F%00"],
  ["/api/address/%ff", "/api/address/%EF%BF%BD"],
  ["/api/address/a%2f%c3", "/api/address/a%2F%EF%BF%BD"],
  ["/%?x=%?y", "/%25?x=%?y"],
  ["/100%/%E0%A4%A", "/100%25/%EF%BF%BD%25A"],
])("%s goes on as %s", (sent, read) => {
  expect(normalizeUrlEncoding(sent)).toBe(read);
});

test.each([
  ["/home?next=http://other/x", "/home?next=http://other/x"],
  ["http://other/home", "/home"],
  ["HTTPS://user@other:8443/home?q=1", "/home?q=1"],
  ["http://other", "/"],
  ["http://other?q=1", "/?q=1"],
  ["http://other#a", "/#a"],
  ["*", "*"],
])("%s is asked of this shop as %s", (sent, read) => {
  expect(withoutOrigin(sent)).toBe(read);
});

test.each([
  ["/x/../home", "/home"],
  ["/x/%2E./home?q=/../a#b", "/home?q=/../a"],
  ["/./home/.", "/home/"],
  ["/../..", "/"],
  ["/home#a", "/home"],
  ["/home?q=..", "/home?q=.."],
  ["/product?q=a#b", "/product?q=a"],
  ["//x/../home", "//home"],
  ["/.well-known/a..b", "/.well-known/a..b"],
  ["/a%ff/../b%", "/b%"],
])("%s is read as %s", (sent, read) => {
  expect(resolvePath(sent)).toBe(read);
});

test.each([
  [["Host", "a", "X", "host"], null],
  [["host", "a", "HOST", "a"], { code: "bad-request" }],
])("%o is refused with %o", (rawHeaders, refusal) => {
  const request = { method: "GET", url: "/x/../home", headers: {}, rawHeaders };
  const refused = normalizeRequest(request as unknown as IncomingMessage, { refuses: true });
  expect(refused).toEqual(refusal && expect.objectContaining(refusal));
  expect(request.url).toBe("/home");
});

test("a method that Next can't route is asked as one that no route has", () => {
  const request = { method: "PROPFIND", url: "/api/product", headers: {}, rawHeaders: [] };
  expect(normalizeRequest(request as unknown as IncomingMessage, { refuses: true })).toBeNull();
  expect(request.method).toBe("PUT");
});

test("whatever is sent can be decoded afterwards, and what could be before stays as it is", () => {
  const sent = fc.array(fc.constantFrom("%", "%f", "%ff", "%c3%a9", "%2e", "/", "a", "?"));
  fc.assert(
    fc.property(sent, (parts) => {
      const path = normalizeUrlEncoding(`/${parts.join("")}`).split("?")[0] ?? "";
      expect(() => decodeURIComponent(path)).not.toThrow();
      expect(normalizeUrlEncoding(path)).toBe(path);
    }),
  );
});

test("an address with more than 200 parameters is refused", () => {
  expect(findRefusal("GET", `/auth/login?${"a&".repeat(199)}a`)).toBe(null);
  expect(findRefusal("GET", `/auth/login?${"a&".repeat(200)}a`)).toMatchObject({
    code: "bad-request",
  });
  expect(findRefusal("POST", `/api/cart?${"a&".repeat(7_000)}`)).toMatchObject({
    code: "bad-request",
  });
});

test("no condition reaches what would answer 500 to it", () => {
  const headers = {
    host: "shop.test",
    range: "bytes=999999999-",
    "if-range": '"x"',
    "if-match": '"x"',
    "if-unmodified-since": "Mon, 01 Jan 2024 00:00:00 GMT",
    "if-none-match": '"x"',
  };
  const request = { method: "GET", url: "/og.jpg", headers, rawHeaders: [] };
  normalizeRequest(request as unknown as IncomingMessage, { refuses: true });
  expect(Object.keys(request.headers)).toEqual(["host", "if-none-match"]);
});
