import { expect, test } from "vitest";
import { isPublicPage, PUBLIC_PAGES } from "../../lib/cache/pages/page-address.ts";
import { config } from "../../proxy.ts";

const [matcher = ""] = config.matcher;
const getsNonce = (path: string) => new RegExp(`^${matcher}$`).test(path);

test.each([...PUBLIC_PAGES, "/product-detail/0f7a2c1e-8a56-4b1f-9a32-6f1d2f0c9e11"])(
  "%s is public",
  (path) => {
    expect(isPublicPage(path)).toBe(true);
  },
);

test.each(["/cart", "/auth/login", "/dashboard", "/homely", "/products", "/order-history"])(
  "%s isn't public",
  (path) => {
    expect(isPublicPage(path)).toBe(false);
    expect(getsNonce(path)).toBe(true);
  },
);

test.each(["/api/product", "/media/a/b.webp", "/_next/static/a.js", "/sitemap.xml"])(
  "%s is no page and gets no nonce",
  (path) => {
    expect(getsNonce(path)).toBe(false);
  },
);
