import { expect, test, vi } from "vitest";
import { assertNotForeign, assertSameOrigin } from "./authorize.ts";

vi.mock(import("../../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => ({ SITE_URL: "https://toko.example" }) as never,
}));

const FORBIDDEN = expect.objectContaining({ code: "forbidden" });

/** Returns which checks a write with these headers passes. */
function passes(headers: Record<string, string>) {
  const request = new Request("http://10.0.0.2:3000/api/auth/login", {
    method: "POST",
    headers: { host: "toko.example", ...headers },
  });
  return [assertSameOrigin, assertNotForeign].map((check) => {
    try {
      check(request);
      return true;
    } catch (error) {
      expect(error).toEqual(FORBIDDEN);
      return false;
    }
  });
}

const OWN = [true, true];
const FOREIGN = [false, false];
const UNKNOWN = [false, true];

test.each<[string, Record<string, string>, boolean[]]>([
  ["the shop's own page", { origin: "https://toko.example" }, OWN],
  ["a client without either header", {}, UNKNOWN],
  ["another site", { origin: "https://evil.example" }, FOREIGN],
  ["another port", { origin: "https://toko.example:8443" }, FOREIGN],
  [
    "another site that claims to be the same",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    FOREIGN,
  ],
  ["an own fetch without Origin", { "sec-fetch-site": "same-origin" }, OWN],
  ["the address bar", { "sec-fetch-site": "none" }, OWN],
  ["another site without Origin", { "sec-fetch-site": "cross-site" }, FOREIGN],
  ["a subdomain without Origin", { "sec-fetch-site": "same-site" }, FOREIGN],
  ["a sandboxed page", { origin: "null" }, FOREIGN],
  ["a sandboxed page by its metadata", { origin: "null", "sec-fetch-site": "cross-site" }, FOREIGN],
  [
    "an own form on a page without a referrer",
    { origin: "null", "sec-fetch-site": "same-origin" },
    OWN,
  ],
  ["a malformed origin", { origin: "toko.example" }, FOREIGN],
  ["a file", { origin: "file://" }, FOREIGN],
])("%s", (_, headers, expected) => {
  expect(passes(headers)).toEqual(expected);
});
