import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "../database/connection.mjs";
import { postgresUser } from "../database/postgres-program.mjs";
import { endOf, isRunning } from "../shop/spawn-child.ts";
import { atEnd } from "../system/clean-up.mjs";
import { Failure } from "../system/failure.mjs";
import { findFreePort } from "../system/port.mjs";
import { resultFile } from "./result-file.ts";
import type { TestEnvironment } from "./shop-under-test.ts";

/** Fewer than the shop's own pool has, so that its requests really share them. */
const SERVER_CONNECTIONS = 4;

/**
 * Starts PgBouncer in transaction mode before a database until the run ends. Returns the settings of a shop behind
 * it. It refuses every setting of a session.
 */
export async function startPooler(program: string, databaseUrl: string): Promise<TestEnvironment> {
  const database = new URL(databaseUrl);
  const pooled = new URL(databaseUrl);
  pooled.port = String(await findFreePort());
  const folder = mkdtempSync(join(tmpdir(), "sekar-pooler-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    "users.txt": `"${database.username}" "${decodeURIComponent(database.password)}"\n`,
    "pgbouncer.ini": configuration(database, pooled.port, folder),
  };
  // It doesn't run as root.
  const user = postgresUser(folder);
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (user) chownSync(join(folder, name), user.uid, user.gid);
  }
  if (user) chownSync(folder, user.uid, user.gid);
  const logFile = resultFile("pooler-pgbouncer.log");
  const log = openSync(logFile, "w");
  const child = spawn(program, [join(folder, "pgbouncer.ini")], {
    cwd: "/",
    stdio: ["ignore", log, log],
    ...user,
  });
  const ended = endOf(child);
  atEnd(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await untilItAnswers(pooled.href, () => isRunning(child), logFile);
  return { DATABASE_URL: pooled.href, DATABASE_POOLER: "transaction" };
}

const configuration = ({ hostname, port }: URL, ownPort: string, folder: string) => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
logfile =
pidfile =
`;

async function untilItAnswers(url: string, isAlive: () => boolean, logFile: string) {
  for (;;) {
    try {
      const client = await connect(url);
      return await client.end();
    } catch (error) {
      if (!isAlive()) throw new Failure(`PgBouncer doesn't start: see ${logFile}.`);
      if ((error as { code?: string }).code !== "ECONNREFUSED") throw error;
      await wait(50);
    }
  }
}
