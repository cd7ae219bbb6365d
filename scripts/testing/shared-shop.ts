import { atEnd } from "../system/clean-up.mjs";
import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import { mailServer } from "./mail-server.ts";
import type { MakeSettings, ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

const METRICS_TOKEN = "a token of the tests";

/**
 * Opens the shop of the API and browser tests once. Tests only change rows of their own in it.
 * An OpenID provider runs as long.
 */
export function sharedShop(shop: ShopUnderTest): () => Promise<TestEnvironment> {
  let opened: Promise<TestEnvironment> | undefined;
  return () => (opened ??= openShop(shop, "shared"));
}

/** Opens a shop with the settings of the API and browser tests. */
export async function openShop(
  shop: ShopUnderTest,
  name: string,
  mode?: "production" | "next start",
  makeMore: MakeSettings = () => ({}),
): Promise<TestEnvironment> {
  const metrics = await findFreePort();
  const settings = async (folder: string, databaseUrl: string) => ({
    ...(await mailServer(folder)),
    TRUST_PROXY: "1",
    METRICS_PORT: String(metrics),
    METRICS_TOKEN,
    ...(await oidcProvider()),
    ...(await makeMore(folder, databaseUrl)),
  });
  const own = await shop(name, settings, mode);
  return {
    ...own,
    TEST_METRICS_URL: `http://127.0.0.1:${metrics}/metrics`,
    TEST_METRICS_TOKEN: METRICS_TOKEN,
    ...(mode === "next start" && { TEST_PLAIN_NEXT: "1" }),
  };
}

/** Starts an OpenID provider until the run ends. Returns the settings of a shop that signs in by it. */
async function oidcProvider(): Promise<TestEnvironment> {
  const { startOidcServer } = await import(inProject("tests/fakes/oidc-server.ts"));
  const server = await startOidcServer(await findFreePort());
  atEnd(() => server.stop());
  return server.settings;
}
