/** The origin of the shop that scripts/testing/shared-shop.ts has started, or of another one. */
export const SHOP_URL = process.env.TEST_BASE_URL ?? "http://localhost:3000";

/** The headers of a write from the shop's own pages. Without them the shop ignores the cookie. */
export const fromShop = { origin: new URL(SHOP_URL).origin };
