import { atEnd } from "../system/clean-up.mjs";
import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import { mailServer } from "./mail-server.ts";
import type { ShopUnderTest, TestEnvironment } from "./shop-under-test.ts";

const METRICS_TOKEN = "a token of the tests";

/**
 * Opens the shop of the API and browser tests once. Tests only change rows of their own in it.
 * An OpenID provider runs as long.
 */
export function sharedShop(shop: ShopUnderTest): () => Promise<TestEnvironment> {
  let opened: Promise<TestEnvironment> | undefined;
  return () => (opened ??= open(shop));
}

async function open(shop: ShopUnderTest) {
  const metrics = await findFreePort();
  const own = await shop("shared", async (folder) => ({
    ...(await mailServer(folder)),
    TRUST_PROXY: "1",
    METRICS_PORT: String(metrics),
    METRICS_TOKEN,
    ...(await oidcProvider()),
  }));
  return {
    ...own,
    TEST_METRICS_URL: `http://127.0.0.1:${metrics}/metrics`,
    TEST_METRICS_TOKEN: METRICS_TOKEN,
  };
}

/** Starts an OpenID provider until the run ends. Returns the settings of a shop that signs in by it. */
async function oidcProvider(): Promise<TestEnvironment> {
  const { startOidcServer } = await import(inProject("tests/fakes/oidc-server.ts"));
  const server = await startOidcServer(await findFreePort());
  atEnd(() => server.stop());
  return server.settings;
}
