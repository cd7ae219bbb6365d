import { expect, test } from "vitest";
import { routeFinder } from "./find-route.ts";

const find = routeFinder({
  "/api/order": "orders",
  "/api/order/{id}": "order",
  "/api/order/resi": "many",
  "/api/order/{id}/proof/{proofId}": "proof",
  "/api/openapi.json": "document",
});

test.each([
  ["/api/order", "orders", {}],
  ["/api/order/x", "order", { id: "x" }],
  ["/api/order/resi", "many", {}],
  ["/api/order/x/proof/y", "proof", { id: "x", proofId: "y" }],
  ["/api/order/%61%20b%2fc", "order", { id: "a b/c" }],
  ["/api/order/{id}", "order", { id: "{id}" }],
  ["/api/order/__proto__", "order", { id: "__proto__" }],
  ["/api/openapi.json", "document", {}],
])("%s leads to the route of %s with %o", (pathname, route, params) => {
  expect(find(pathname)).toMatchObject({ route, params });
});

test.each([
  "/api",
  "/api/order/",
  "/api/order/x/proof",
  "/api/order/x/proof/y/z",
  "/api/ORDER",
  "/api/%6frder",
  "/api/openapi-json",
  "/xapi/order",
])("%s has no route", (pathname) => {
  expect(find(pathname)).toBeNull();
});
