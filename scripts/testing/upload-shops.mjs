import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";

/**
 * A shop that nothing but hostile uploads talks to, so that its memory says what they cost, and
 * one that keeps its pictures on an S3 server which the tests start on a port of their own.
 * @param {ReturnType<typeof import("./shop-under-test.mjs").shopUnderTest>} shop
 * @returns {Promise<Record<string, string>>} the tests' environment
 */
export async function uploadShops(shop) {
  const port = await findFreePort();
  const { s3SettingsAt } = await import(inProject("tests/fakes/s3-server.ts"));
  const { s3Environment } = await import(inProject("tests/factories/s3.ts"));
  const own = await shop("uploads", () => ({ TRUST_PROXY: "1" }));
  const onS3 = await shop("uploads-s3", () => s3Environment(s3SettingsAt(port)));
  return { ...own, TEST_S3_SHOP_URL: onS3.TEST_BASE_URL, TEST_S3_PORT: String(port) };
}
