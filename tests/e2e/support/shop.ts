/** Where scripts/testing/shared-shop.ts has started the shop, or where another one stands. */
export const SHOP_URL = process.env.TEST_BASE_URL ?? "http://localhost:3000";

/** The headers of a write by the shop's own pages: from elsewhere a cookie alone doesn't count. */
export const fromShop = { origin: new URL(SHOP_URL).origin };
