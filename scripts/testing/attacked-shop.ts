import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

/** Starts a shop that asks a carrier for prices. The tests start the carrier on the reserved port. */
export async function attackedShop(shop: ShopUnderTest): Promise<TestEnvironment> {
  const port = await findFreePort();
  const { komerceAt } = await import(inProject("tests/fakes/komerce-server.ts"));
  const { url, key } = komerceAt(port);
  const own = await shop("attacks", () => ({
    TRUST_PROXY: "1",
    RAJAONGKIR_BASE_URL: url,
    RAJAONGKIR_API_KEY: key,
  }));
  return { ...own, TEST_KOMERCE_PORT: String(port) };
}
