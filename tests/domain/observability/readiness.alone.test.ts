import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { millisecondsInMinute } from "date-fns/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#lib/database/db.ts";
import { processWide } from "#lib/environment/process-wide.ts";
import { newEmail } from "#tests/factories/account.ts";
import { s3Environment } from "#tests/factories/s3.ts";
import { s3SettingsAt, startS3Server } from "#tests/fakes/s3-server.ts";
import { PATIENCE } from "#tests/setup/patience.ts";

const MIGRATIONS = readdirSync("prisma/migrations").filter((name) => !name.includes("."));
const WELL = { database: "ok", migrations: "ok", storage: "ok", mail: "ok" };

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv("SHOP_MIGRATIONS", MIGRATIONS.join(" "));
  await db().outboxMail.deleteMany();
});
afterEach(() => vi.unstubAllEnvs());

/** Runs the readiness check of a starting process. Returns its checks, or the error. */
async function ask() {
  const { assertReady } = await import("#lib/observability/readiness.ts");
  return assertReady().catch(({ code, message, body, headers }) => ({
    code,
    message,
    body,
    headers,
  }));
}

const refusal = (names: string, checks: Record<string, string>) => ({
  code: "unavailable",
  message: `Not ready: ${names}`,
  body: { checks: { ...WELL, ...checks } },
  headers: { "retry-after": "5" },
});

test("a shop whose checks are all well is ready", async () => {
  expect(MIGRATIONS.length).toBeGreaterThan(1);
  expect(await ask()).toEqual(WELL);
});

test("a migration that the database doesn't have makes it unready; one that it has beyond is fine", async () => {
  vi.stubEnv("SHOP_MIGRATIONS", [...MIGRATIONS, "20991231235959_next"].join(" "));
  expect(await ask()).toEqual(refusal("migrations", { migrations: "failing" }));
  vi.stubEnv("SHOP_MIGRATIONS", MIGRATIONS.slice(0, -1).join(" "));
  expect(await ask()).toEqual(WELL);
});

test("a migration that broke off counts as missing", async () => {
  const [name = ""] = MIGRATIONS.slice(-1);
  const set = (sql: string) => db().$executeRawUnsafe(sql, name);
  await set("UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1");
  expect(await ask()).toEqual(refusal("migrations", { migrations: "failing" }));
  await set("UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name = $1");
  expect(await ask()).toEqual(WELL);
});

test("a folder that takes no pictures makes it unready, and a probe leaves nothing behind", async () => {
  const folder = path.join(process.env.DATA_DIR ?? "", "private-media");
  expect(await ask()).toEqual(WELL);
  expect(readdirSync(folder).filter((name) => name.startsWith(".probe"))).toEqual([]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file where the folder belongs");
  vi.resetModules();
  expect(await ask()).toEqual(refusal("storage", { storage: "failing" }));
  rmSync(folder);
});

test("mail that is late is said, and is no reason to send visitors elsewhere", async () => {
  const mail = { recipient: newEmail(), template: "password-changed", data: {} };
  const dueSince = (minutes: number) => new Date(Date.now() - minutes * millisecondsInMinute);
  await db().outboxMail.create({ data: { ...mail, messageId: "1", nextTryAt: dueSince(5) } });
  const gone = { nextTryAt: dueSince(60), expiresAt: dueSince(30) };
  await db().outboxMail.create({ data: { ...mail, messageId: "2", ...gone } });
  const sent = { nextTryAt: dueSince(60), sentAt: dueSince(59) };
  await db().outboxMail.create({ data: { ...mail, messageId: "3", ...sent } });
  expect(await ask()).toEqual(WELL);
  await db().outboxMail.create({ data: { ...mail, messageId: "4", nextTryAt: dueSince(11) } });
  expect(await ask()).toEqual({ ...WELL, mail: "degraded" });
});

test("without a database nothing else is known, and no address is told", async () => {
  const clients = processWide("clients", (): { database?: unknown } => ({}));
  const own = clients.database;
  delete clients.database;
  vi.stubEnv("DATABASE_URL", "postgresql://sekar:secret@127.0.0.1:1/shop");
  const unknown = { database: "failing", migrations: "unknown", mail: "unknown" };
  expect(await ask()).toEqual(refusal("database", unknown));
  clients.database = own;
});

test("a bucket that never answered was set up wrongly; one that has is out for a while", async () => {
  const s3 = await startS3Server();
  const look = async (timeoutMs = PATIENCE.timeout) =>
    (await import("#lib/media/check-storage.ts")).checkStorage(timeoutMs);
  const configure = (settings: Parameters<typeof s3Environment>[0]) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(s3Environment(settings))) vi.stubEnv(name, value);
  };
  configure(s3SettingsAt(1));
  expect(await look()).toBe("misconfigured");
  configure({ ...s3.settings, secretKey: "another" });
  expect(await look()).toBe("misconfigured");
  configure(s3.settings);
  expect(await look()).toBe("ok");
  s3.moodFor = () => "drop";
  expect(await look()).toBe("unreachable");
  s3.moodFor = () => "silent";
  expect(await look(50)).toBe("unreachable");
  await s3.stop();
});
