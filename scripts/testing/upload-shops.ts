import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

/**
 * Starts a shop whose memory the tests measure, and one with its pictures on S3. The tests start the
 * S3 server on the reserved port.
 */
export async function uploadShops(shop: ShopUnderTest): Promise<TestEnvironment> {
  const port = await findFreePort();
  const { s3SettingsAt } = await import(inProject("tests/fakes/s3-server.ts"));
  const { s3Environment } = await import(inProject("tests/factories/s3.ts"));
  const own = await shop("uploads", () => ({ TRUST_PROXY: "1" }));
  const onS3 = await shop("uploads-s3", () => s3Environment(s3SettingsAt(port)));
  return { ...own, TEST_S3_SHOP_URL: onS3.TEST_BASE_URL, TEST_S3_PORT: String(port) };
}
