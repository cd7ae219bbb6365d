import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

/** The facts of a shop that isn't the demo. */
const OTHER_FACTS = {
  ...{ SHOP_NAME: "Toko Kirana", SHOP_EMAIL: "halo@kirana.test", SHOP_PHONE: "+62 22 5550 100" },
  ...{ SHOP_STREET: "Jalan Braga 7", SHOP_CITY: "Kota Bandung", SHOP_ZIP: "40111" },
  ...{ SHOP_INSTAGRAM: "none", SHOP_FACEBOOK: "none", SHOP_TIKTOK: "https://kirana.test/" },
  PAYMENT_DEADLINE_HOURS: "48",
};

/**
 * Starts a shop whose memory the tests measure, and one with its pictures on S3 and facts of its own.
 * The tests start the S3 server on the reserved port.
 */
export async function uploadShops(shop: ShopUnderTest): Promise<TestEnvironment> {
  const port = await findFreePort();
  const { s3SettingsAt } = await import(inProject("tests/fakes/s3-server.ts"));
  const { s3Environment } = await import(inProject("tests/factories/s3.ts"));
  const own = await shop("uploads", () => ({ TRUST_PROXY: "1" }));
  const onS3 = await shop("uploads-s3", () => ({
    ...s3Environment(s3SettingsAt(port)),
    ...OTHER_FACTS,
  }));
  return { ...own, TEST_S3_SHOP_URL: onS3.TEST_BASE_URL, TEST_S3_PORT: String(port) };
}
