import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { metrics } from "../telemetry/metrics.ts";
import { type RoutesManifest, requestCounter, routeTemplates } from "./count-requests.ts";

/** As Next writes it. */
const MANIFEST: RoutesManifest = {
  staticRoutes: [
    { page: "/home", regex: "^/home(?:/)?$" },
    { page: "/api/order", regex: "^/api/order(?:/)?$" },
  ],
  dynamicRoutes: [
    { page: "/api/order/[id]", regex: "^/api/order/([^/]+?)(?:/)?$" },
    { page: "/api/[[...unknown]]", regex: "^/api(?:/(.+?))?(?:/)?$" },
    { page: "/media/[key]/[file]", regex: "^/media/([^/]+?)/([^/]+?)(?:/)?$" },
  ],
};

const KNOWN = [
  "/",
  "/home",
  "/api/order",
  "/api/order/{id}",
  "/api/{{...unknown}}",
  "/media/{key}/{file}",
  "/_next",
  "(other)",
];

const templateOf = routeTemplates(MANIFEST);

test.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/home", "/home"],
  ["/home/", "/home"],
  ["/home?x=/api/order/1", "/home"],
  ["/api/order?page=2", "/api/order"],
  ["/api/order/7d3e", "/api/order/{id}"],
  ["/api/order/7d3e/more", "/api/{{...unknown}}"],
  ["/media/0a/960.webp", "/media/{key}/{file}"],
  ["/_next/static/chunks/a.js", "/_next"],
  ["/wp-login.php", "(other)"],
  ["", "(other)"],
])("%s is %s", (address, template) => {
  expect(templateOf(address)).toBe(template);
});

test("whatever is asked for, the template is one of the build's", () => {
  const addresses = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc
      .constantFrom("/api/", "/media/a/", "/home/", "/_next/")
      .chain((start) => fc.string().map((rest) => start + rest)),
  );
  fc.assert(fc.property(addresses, (address) => KNOWN.includes(templateOf(address))));
});

const count = requestCounter(templateOf);
beforeEach(() => metrics().registry.resetMetrics());

/** Counts a request, and answers it. */
function answer(method: string, url: string, { statusCode = 200, whole = true } = {}) {
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: whole });
  count({ method, url } as IncomingMessage, response as unknown as ServerResponse);
  response.emit("close");
}

async function series(name: string) {
  const all = await metrics().registry.getMetricsAsJSON();
  return all.find((metric) => metric.name === name)?.values ?? [];
}

test("a thousand made-up paths and methods add no series", async () => {
  answer("GET", "/made-up");
  answer("GET", "/api/order/made-up");
  answer("BREW", "/made-up");
  const both = async () => [
    await series("shop_http_requests_total"),
    await series("shop_http_request_duration_seconds"),
  ];
  const before = await both();
  for (let count = 0; count < 1000; count += 1) {
    answer("GET", `/made-up-${count}`);
    answer("GET", `/api/order/made-up-${count}?x=${count}`);
    answer(`BREW${count}`, `/made-up/${count}`);
  }
  const after = await both();
  expect(after.map((values) => values.length)).toEqual(before.map((values) => values.length));
  expect(after[0]?.map(({ value }) => value)).toEqual([1001, 1001, 1001]);
});

test("a request is counted by what it was answered, and as 499 where the client hung up", async () => {
  answer("POST", "/api/order", { statusCode: 409 });
  answer("POST", "/api/order", { whole: false });
  expect(await series("shop_http_requests_total")).toEqual([
    { value: 1, labels: { method: "POST", route: "/api/order", status: "409" } },
    { value: 1, labels: { method: "POST", route: "/api/order", status: "499" } },
  ]);
});
