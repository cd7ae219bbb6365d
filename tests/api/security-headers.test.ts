import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createProduct } from "#tests/factories/product.ts";
import { type Answer, IS_PLAIN_NEXT, send } from "./shop-client.ts";

const CACHED = [
  "/home",
  "/product",
  "/product?categories[]=Men",
  "/galleries",
  "/faq",
  "/terms-condition",
  "/privacy",
  "/history",
  "/uniform",
  "/partial-events",
  "/landing",
];
const PER_REQUEST = ["/auth/login", "/auth/register", "/complete-order?token=x"];
const NO_PAGES = ["/api/home", "/api/nowhere", "/logo.png", "/media/a/b"];
/** Answers that the page cache makes itself. */
const OWN_ANSWERS = ["/product-detail/x", "/_next/static/x.js"];

function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = (headers.get("content-security-policy") ?? "").split("; ");
  return new Map(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

/** Returns the attributes and text of a page's inline scripts. */
function inlineScripts(html: string): [attributes: string, script: string][] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = "", script = ""]): [string, string] => [attributes, script])
    .filter(([attributes]) => !/\ssrc=|ld\+json/.test(attributes));
}

const ASKED: [path: string, headers: Record<string, string>][] = [
  ...[...CACHED, ...PER_REQUEST, ...NO_PAGES, ...OWN_ANSWERS].map(
    (path): [string, Record<string, string>] => [path, {}],
  ),
  ["/product-detail/x", { rsc: "1" }],
];

test.each(ASKED)("%s has every answer's headers (asked with %j)", async (path, headers) => {
  const answer = await send("GET", path, { headers });
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("referrer-policy")).toMatch(/^strict-origin(-when-cross-origin)?$/);
  expect(answer.headers.get("permissions-policy")).toContain("camera=()");
  expect(answer.headers.get("x-powered-by")).toBeNull();
  const policy = policyOf(answer);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

/** A script that lib/cache/html/finish-html.ts doesn't know has no hash. A new Next may bring one. */
function expectHashes(answer: Answer): void {
  const sources = policyOf(answer).get("script-src") ?? [];
  expect(sources).not.toContain("'unsafe-inline'");
  expect(policyOf(answer).get("object-src")).toEqual(["'none'"]);
  const scripts = inlineScripts(answer.json);
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, script] of scripts) {
    expect(sources).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
}

test.skipIf(IS_PLAIN_NEXT).each(CACHED)(
  "scripts of %s are allowed by hash, on a miss and on a hit",
  async (path) => {
    for (const answer of [await send("GET", path), await send("GET", path)]) expectHashes(answer);
  },
);

test.skipIf(IS_PLAIN_NEXT)(
  "a product's name is text, in its page and in the page's structured data",
  async () => {
    const name = `Kemeja </script><b>${randomUUID()}`;
    const answer = await send("GET", `/product-detail/${await createProduct({ name })}`);
    expect(answer.status).toBe(200);
    expect(answer.json).not.toContain(name);
    expect(answer.json).toContain(name.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
    const [, data = ""] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(answer.json) ?? [];
    expect(JSON.stringify(JSON.parse(data))).toContain(name);
    expectHashes(answer);
  },
);

test.each(PER_REQUEST)("scripts of %s bear the nonce of their own answer", async (path) => {
  const [first, second] = [await send("GET", path), await send("GET", path)];
  const nonces = [first, second].map((answer) => {
    const sources = policyOf(answer).get("script-src") ?? [];
    expect(sources).not.toContain("'unsafe-inline'");
    const [nonce] = sources.filter((source) => source.startsWith("'nonce-"));
    // 16 bytes.
    expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(inlineScripts(answer.json).length).toBeGreaterThan(0);
    for (const [attributes] of inlineScripts(answer.json)) {
      expect(attributes).toContain(`nonce="${nonce?.slice("'nonce-".length, -1)}"`);
    }
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.each([
  "/auth/otp/sari%40example.test?on-success-navigate-to=password-reset",
  "/auth/reset-password-form?email=sari%40example.test&otp=12345678",
  "/auth/invitation?token=x",
  "/auth/undo-email-change?token=x",
  "/complete-order?token=x",
])("%s keeps its address from every other page and call", async (path) => {
  const answer = await send("GET", path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("referrer-policy")).toBe("strict-origin");
  expect(answer.json).toContain('<meta name="referrer" content="strict-origin"/>');
});

test.each(["/robots.txt", "/sitemap.xml", "/home", "/api/docs"])(
  "%s names its charset",
  async (path) => {
    const { headers } = await send("GET", path);
    expect(headers.get("content-type")).toMatch(
      /^(text\/[a-z]+|application\/xml); charset=utf-8$/i,
    );
  },
);

test.each([
  "/home",
  "/api/home",
  "/api/auth/login",
  "/api/user",
  "/api/openapi.json",
  "/media/a/b",
])("%s lets no other origin read its answer", async (path) => {
  const origin = "https://evil.example";
  const asked = {
    "access-control-request-method": "GET",
    "access-control-request-headers": "authorization",
  };
  for (const answer of [
    await send("GET", path, { headers: { origin } }),
    await send("OPTIONS", path, { headers: { origin, ...asked } }),
  ]) {
    const names = [...answer.headers.keys()];
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(answer.headers.get("cross-origin-resource-policy")).not.toBe("cross-origin");
  }
});

test("a browser that came over https is told to stay there", async () => {
  const { headers } = await send("GET", "/home", { headers: { "x-forwarded-proto": "https" } });
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
});

test("the API's page has a policy of its own, which allows its one style and nothing else", async () => {
  const answer = await send("GET", "/api/docs");
  const policy = policyOf(answer);
  const style = /<style>([\s\S]*?)<\/style>/.exec(answer.json)?.[1] ?? "";
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("style-src")).toEqual([
    `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  ]);
  expect(policy.has("script-src")).toBe(false);
  expect(answer.json).not.toMatch(/<script|<link|\sstyle=|\ssrc=|https?:/);
  const etag = answer.headers.get("etag") ?? "";
  const again = await send("GET", "/api/docs", { headers: { "if-none-match": etag } });
  expect([again.status, answer.headers.get("cache-control")]).toEqual([304, "public, max-age=300"]);
});
