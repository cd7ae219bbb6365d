import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rawRequest, statusLineFor } from "./attacks/raw-request.ts";
import { sendRaw } from "./contract/detours.ts";
import { send } from "./shop-client.ts";

// Every path and header by which Next answers on its own account, and why it may. A new version of
// Next that adds one fails here.

const readBuilt = (name: string) => readFileSync(`.next/${name}`, "utf8");
const manifest = (name: string) => JSON.parse(readBuilt(name));

/** Paths of the files in app, as Next derives them. */
const SHOP_ROUTES = globSync(["app/**/{page.tsx,route.ts}", "app/manifest.ts"]).map((file) =>
  file
    .replace(/^app/, "")
    .replace(/\/manifest\.ts$/, "/manifest.webmanifest")
    .replace(/\/\([^)]+\)/g, "")
    .replace(/\/(page\.tsx|route\.ts)$/, ""),
);

/** Pages that Next adds to those of app. Both are rendered inside other answers only. */
const ADDED_PAGES = ["/_global-error", "/_not-found"];

/** Paths in Next's server code, with what a production server of the shop does there. */
const FIXED_PATHS: Record<string, "files of the build" | "404" | "only in development"> = {
  "/_next/static": "files of the build",
  "/_next/image": "404",
  "/_next/data": "404",
  "/_next/development": "only in development",
  "/_next/mcp": "only in development",
  "/__nextjs_attach-nodejs-inspector": "only in development",
  "/__nextjs_launch-editor": "only in development",
  "/__nextjs_original-stack-frame": "only in development",
  "/__nextjs_original-stack-frames": "only in development",
  "/__nextjs_source-map": "only in development",
  "/.well-known/appspecific": "only in development",
};

/** Folders of Next that hold the code of a running server. */
const SERVER_CODE = ["server", "shared/lib", "build/templates", "lib"];

test("the build has the pages of app, and only the known ones of Next", () => {
  const { staticRoutes, dynamicRoutes, dataRoutes } = manifest("routes-manifest.json");
  const built = [...staticRoutes, ...dynamicRoutes].map(({ page }: { page: string }) => page);
  expect(built.toSorted()).toEqual([...SHOP_ROUTES, ...ADDED_PAGES].toSorted());
  expect(dataRoutes).toEqual([]);
  expect(Object.keys(manifest("server/pages-manifest.json"))).toEqual(["/500"]);
});

test("the build holds no page of the shop", () => {
  const { routes, dynamicRoutes } = manifest("prerender-manifest.json");
  expect([Object.keys(routes), Object.keys(dynamicRoutes)]).toEqual([["/_global-error"], []]);
});

test("the build has no server actions, one proxy, and no redirects but the shop's", () => {
  const { node, edge } = manifest("server/server-reference-manifest.json");
  expect([node, edge]).toEqual([{}, {}]);
  expect(Object.keys(manifest("server/functions-config-manifest.json").functions)).toEqual([
    "/_middleware",
  ]);
  const { functions, middleware } = manifest("server/middleware-manifest.json");
  expect([functions, middleware]).toEqual([{}, {}]);
  const { redirects } = manifest("routes-manifest.json");
  const sources = redirects.map(({ source }: { source: string }) => source);
  // The first one removes a slash at the end.
  expect(sources.slice(0, 5)).toEqual(["/:path+/", "/", "/404", "/500", "/en"]);
  expect(sources[5]).toContain("_not-found");
  expect(sources.slice(6)).toEqual(["/id", "/en/:path+"]);
});

test("pictures aren't resized on request, and no source map is public", () => {
  expect(manifest("images-manifest.json").images.unoptimized).toBe(true);
  const files = readdirSync(".next/static", { recursive: true, withFileTypes: true });
  const kinds = files.filter((file) => file.isFile()).map(({ name }) => name.split(".").at(-1));
  expect([...new Set(kinds)].toSorted()).toEqual(["css", "js", "woff2"]);
});

test("Next's server knows no other path of its own", () => {
  const found = new Set<string>();
  const files = SERVER_CODE.flatMap((folder) =>
    globSync(`node_modules/next/dist/${folder}/**/*.js`),
  );
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) {
    const literals = readFileSync(file, "utf8").matchAll(
      /['"`](\/(?:_next|__next|\.well-known)[\w./-]*)/g,
    );
    for (const [, path = ""] of literals) found.add(path);
  }
  const known = Object.keys(FIXED_PATHS);
  // Prefixes such as /_next/ stand in comparisons.
  const unknown = [...found].filter(
    (path) => !known.some((one) => path.startsWith(one) || one.startsWith(path)),
  );
  expect(unknown).toEqual([]);
});

const BUILD_ID = readBuilt("BUILD_ID");
const REFUSED: [method: string, path: string, headers?: Record<string, string>][] = [
  ["GET", "/_next/image?url=%2Flogo.png&w=64&q=75"],
  ["GET", "/_next/image"],
  ["GET", "/_next/image/x"],
  ["HEAD", "/_next/image?url=%2Flogo.png&w=64&q=75"],
  ["GET", `/_next/data/${BUILD_ID}/home.json`],
  ["GET", `/_next/data/${BUILD_ID}/dashboard.json`],
  ["GET", "/_next/data/another/home.json"],
  ["TRACE", "/home"],
  ["TRACE", "/api/home"],
  ["TRACE", "/api/nowhere"],
];

test.each(REFUSED)("%s %s %o is 404", async (method, path, headers = {}) => {
  const { status, text } = await sendRaw(method, path, headers, "");
  expect(status).toBe(404);
  if (method !== "HEAD") expect(JSON.parse(text)).toEqual({ message: "Path not found" });
});

test.each(["/_not-found", "/_global-error", "/_error", "/_app", "/_document", "/_document/x"])(
  "%s leads home, as every unknown page",
  async (path) => {
    const { status, headers } = await sendRaw("GET", path, {}, "");
    expect([status, headers.location]).toEqual([307, "/home"]);
  },
);

const WRITES: [method: string, path: string, headers?: Record<string, string>][] = [
  ["POST", "/home", { "next-action": "a".repeat(42), "content-type": "text/plain" }],
  ["POST", "/auth/login", { "next-action": "a".repeat(42) }],
  ["POST", "/product-detail/x", { "content-type": "application/x-www-form-urlencoded" }],
  ["POST", "/dashboard", { "content-type": "multipart/form-data; boundary=a" }],
  ["POST", "/home", { "next-resume": "1" }],
  ["PUT", "/home"],
  ["DELETE", "/auth/login"],
  ["POST", "/logo.png"],
  ["OPTIONS", "/faq"],
  ["POST", `/_next/static/${BUILD_ID}/_buildManifest.js`],
];

test.each(WRITES)("%s %s %o is 405", async (method, path, headers = {}) => {
  const { status, text, headers: answered } = await sendRaw(method, path, headers, "");
  expect([status, answered.allow]).toEqual([405, "GET, HEAD"]);
  expect(JSON.parse(text)).toEqual({ message: "This method isn't allowed here" });
});

test("a browser that writes to a page is shown the error screen", async () => {
  const headers = { accept: "text/html,*/*", "content-type": "application/x-www-form-urlencoded" };
  const answer = await sendRaw("POST", "/faq", headers, "a=b");
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(answer.text).toContain("<h1>Unexpected Application Error!</h1>");
  expect(answer.text).toContain("405 Method Not Allowed");
});

test("the error screen of writes is no page's address", async () => {
  const { status, headers } = await send("GET", "/wrong-method");
  expect([status, headers.get("location")]).toEqual([307, "/home"]);
});

const onlyInDevelopment = Object.entries(FIXED_PATHS)
  .filter(([, what]) => what === "only in development")
  .map(([path]) => path);

test.each([
  ...onlyInDevelopment,
  "/_next",
  "/_next/webpack-hmr",
  "/__nextjs_font/x",
  "/product/filtered",
  "/product/filtered?q=kawung",
])("%s is an unknown page", async (path) => {
  const { status, headers } = await send("GET", path);
  expect([status, headers.get("location")]).toEqual([307, "/home"]);
});

test("files of the build are served, and nothing around them", async () => {
  const { status, headers } = await send("GET", `/_next/static/${BUILD_ID}/_buildManifest.js`);
  expect([status, headers.get("cache-control")]).toEqual([
    200,
    expect.stringContaining("immutable"),
  ]);
  const around = [
    "../BUILD_ID",
    "%2e%2e/BUILD_ID",
    "..%2fBUILD_ID",
    "../../package.json",
    "chunks",
  ];
  for (const path of around) {
    const answer = await sendRaw("GET", `/_next/static/${path}`, {}, "");
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([307, 404])]);
    expect(answer.text).not.toMatch(/^[\w-]{21}$|"dependencies"/);
  }
});

test.each(["/home.rsc", "/dashboard.rsc", "/home.segments/_tree.segment.rsc"])(
  "%s is no page's address",
  async (path) => {
    const { headers, json } = await send("GET", path);
    expect(headers.get("x-cache")).toBeNull();
    // The answer leads home. It holds a line of neither page.
    expect(json).toContain("unknown");
    expect(json).not.toMatch(/lang=|Dasbor|Read questions/);
  },
);

test.each<Record<string, string>>([
  { cookie: "__prerender_bypass=x; __next_preview_data=x" },
  { "x-prerender-revalidate": "x" },
  { "x-prerender-revalidate": "x", "x-prerender-revalidate-if-generated": "1" },
  { "x-next-revalidated-tags": "products", "x-next-revalidate-tag-token": "x" },
  { "x-matched-path": "/dashboard" },
  { "x-invoke-path": "/dashboard", "x-invoke-output": "/dashboard" },
  { "x-now-route-matches": "1=x" },
  { "x-nextjs-data": "1" },
  { "x-middleware-rewrite": "/dashboard" },
])("%o doesn't reach past the cached page", async (headers) => {
  await send("GET", "/faq");
  const answer = await send("GET", "/faq", { headers });
  expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "HIT"]);
});

test.each(["proxy", "middleware", "src/middleware"])(
  "subrequest %s skips no policy",
  async (name) => {
    const headers = { "x-middleware-subrequest": Array(6).fill(name).join(":") };
    const answer = await send("GET", "/auth/login", { headers });
    expect(answer.headers.get("content-security-policy")).toContain("'nonce-");
    const dashboard = await send("GET", "/dashboard", { headers });
    expect([dashboard.status, dashboard.headers.get("location")]).toEqual([
      307,
      "/auth/login?next=%2Fdashboard",
    ]);
  },
);

test("RSC requests get the data of the page itself", async () => {
  const headers = { rsc: "1" };
  const open = await send("GET", "/faq?_rsc=made-up", { headers });
  expect([open.status, open.headers.get("content-type")]).toEqual([200, "text/x-component"]);
  expect(open.headers.get("cache-control")).toBe("private, no-store");
  const closed = await send("GET", "/dashboard?_rsc", { headers });
  expect(closed.json).not.toMatch(/Pesanan|Pelanggan/);
});

test("an address of another shop's host is asked of this one", async () => {
  const { status, text } = await sendRaw("GET", "http://other.test/api/product?per_page=1", {}, "");
  expect([status, JSON.parse(text).data.length]).toEqual([200, 1]);
});

test.each(["/x/../faq", "/x/%2e%2e/faq", "/./faq", "/faq#a", "/faq?#a"])(
  "%s is the cached page /faq",
  async (path) => {
    await send("GET", "/faq");
    const { status, headers } = await sendRaw("GET", path, {}, "");
    expect([status, headers["x-cache"]]).toEqual([200, "HIT"]);
  },
);

test.each(["/_next/static/chunks/gone.js", "/x/../_next/static/gone.css"])(
  "%s, which isn't in the build, is a plain 404",
  async (path) => {
    const { status, headers, text } = await sendRaw("GET", path, {}, "");
    expect([status, headers.location, text]).toEqual([404, undefined, "Not found"]);
  },
);

test.each([
  ["GET *", []],
  ["GET ftp://other.test/home", []],
  ["GET home", []],
  ["GET /home", ["Host: other.test"]],
  ["POST /api/auth/login", ["host: shop.test", "Content-Length: 0"]],
])("%s with %o is 400", async (line, headers) => {
  expect(await statusLineFor(rawRequest(line, headers))).toBe("HTTP/1.1 400 Bad Request");
});

test("no path can be upgraded to a WebSocket", async () => {
  const key = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", ...key];
  const answer = await statusLineFor(rawRequest("GET /_next/webpack-hmr", upgrade));
  expect(answer).not.toContain(" 101 ");
});

const CONDITIONS: [name: string, value: string][] = [
  ["range", "bytes=999999999-"],
  ["range", "bytes=5-2"],
  ["range", "abc"],
  ["if-match", '"x"'],
  ["if-unmodified-since", "Mon, 01 Jan 2024 00:00:00 GMT"],
];

test.each(CONDITIONS)("a public file with %s: %s is sent whole", async (name, value) => {
  for (const path of readdirSync("public").filter((file) => file.includes("."))) {
    const { status } = await sendRaw("GET", `/${path}`, { [name]: value }, "");
    expect([path, status]).toEqual([path, 200]);
  }
});
