import { readFileSync } from "node:fs";
import { withConnection } from "../database/connection.mjs";
import { inProject } from "../system/paths.mjs";
import type { TestServer } from "./test-server.ts";

/** Lets one test run at a time change the server's roles. */
const ADVISORY_LOCK = 0x73656b63;

const PASSWORD = "a-password-of-the-tests";

/**
 * Gives a database the roles of docker-compose.yml. Returns its address for the role that may only
 * read and write rows. A server of the developer's keeps its roles and its address.
 */
export async function plainRoleUrl(server: TestServer, url: string): Promise<string> {
  if (!server.embedded) return url;
  const makeRoles = readFileSync(inProject("scripts/compose/roles.sql"), "utf8");
  await withConnection(server.url, async (lock) => {
    await lock.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await withConnection(url, async (client) => {
      await client.query("begin");
      await client.query(
        "select set_config('roles.shop_owner', $1, true), set_config('roles.shop', $1, true)",
        [PASSWORD],
      );
      await client.query(makeRoles);
      await client.query("commit");
    });
  });
  const plain = new URL(url);
  plain.username = "shop";
  plain.password = PASSWORD;
  return plain.href;
}
