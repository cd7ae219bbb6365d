import { atEnd } from "../system/clean-up.mjs";
import { inProject } from "../system/paths.mjs";
import { findFreePort } from "../system/port.mjs";
import type { TestEnvironment } from "./shop-under-test.ts";

/** Starts an OpenID provider until the run ends. Returns the settings of a shop that signs in by it. */
export async function oidcProvider(): Promise<TestEnvironment> {
  const { startOidcServer } = await import(inProject("tests/fakes/oidc-server.ts"));
  const server = await startOidcServer(await findFreePort());
  atEnd(() => server.stop());
  return server.settings;
}
