import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { DEMO_ADMIN_EMAIL } from "#lib/accounts/demo-login.ts";
import { setPassword } from "#lib/accounts/passwords/set-password.ts";
import { createDemoAccount, PASSWORD } from "#tests/factories/account.ts";
import { PATIENCE } from "#tests/setup/patience.ts";
import { forwardIpv6Loopback, webServerEnvironment } from "../../../scripts/shop/listening-host.ts";

/** Returns where `npm start` listens. Its web server requires a HOST, so leaving it out doesn't compile. */
async function host(set = ""): Promise<string> {
  const { DATABASE_URL = "", ...others } = process.env;
  return (await webServerEnvironment({ ...others, DATABASE_URL, HOST: set })).HOST;
}

test("npm start listens on this machine alone while an admin has the published password", async () => {
  expect(await host()).toBe("");
  await createDemoAccount(DEMO_ADMIN_EMAIL, "admin");
  expect(await host()).toBe("127.0.0.1");
  expect(await host("0.0.0.0")).toBe("0.0.0.0");
  await setPassword(DEMO_ADMIN_EMAIL, PASSWORD);
  expect(await host()).toBe("");
});

async function hasIpv6(): Promise<boolean> {
  const server = createServer().listen(0, "::1");
  const listening = once(server, "listening").then(
    () => true,
    () => false,
  );
  return listening.finally(() => server.close());
}

test("a shop on 127.0.0.1 answers on ::1 as well", async (context) => {
  context.skip(!(await hasIpv6()), "this machine has no IPv6");
  const server = createServer((_request, response) => response.end("open"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = forwardIpv6Loopback(port);
  try {
    const answer = await vi.waitFor(() => fetch(`http://[::1]:${port}`), PATIENCE);
    expect(await answer.text()).toBe("open");
  } finally {
    stop();
    server.close();
  }
});
