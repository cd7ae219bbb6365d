import { expect, test } from "vitest";
import { findRefusal, UNUSED_PATH, WRONG_METHOD_PATH } from "./unused-requests.ts";

test.each([
  ["GET", "/home"],
  ["HEAD", "/product?q=a"],
  ["GET", "/_next/static/chunks/a.js"],
  ["GET", "/_nextimage"],
  ["POST", "/api/payment"],
  ["DELETE", "/api/cart/1?x=/_next/image"],
  ["POST", "/api"],
  ["GET", "http://["],
])("%s %s is passed on", (method, url) => {
  expect(findRefusal(method, url)).toBeNull();
});

test.each([
  ["GET", "/_next/image?url=/logo.png&w=64&q=75"],
  ["GET", "/_next/image"],
  ["GET", "/_next/./image/x"],
  ["GET", "/api/../_next/image"],
  ["GET", "http://elsewhere/_next/image"],
  ["GET", "/_next/data/build/home.json"],
  ["GET", "/_not-found"],
  ["GET", "/_global-error"],
  ["TRACE", "/home"],
  ["TRACE", "/api/cart"],
])("%s %s leads to no page", (method, url) => {
  expect(findRefusal(method, url)).toBe(UNUSED_PATH);
});

test.each([
  ["POST", "/home"],
  ["POST", "/apis"],
  ["OPTIONS", "/sitemap.xml"],
  ["DELETE", "/auth/login"],
  ["PUT", "/logo.png"],
])("%s %s has the wrong method", (method, url) => {
  expect(findRefusal(method, url)).toBe(WRONG_METHOD_PATH);
});
