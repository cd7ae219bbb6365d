import "server-only";
import { millisecondsInMinute } from "date-fns/constants";
import { assertDatabaseAnswers, missingMigrations } from "../database/health.ts";
import { AppError } from "../errors.ts";
import { findOldestDueMail } from "../mail/find-oldest-due-mail.ts";
import { checkStorage } from "../media/check-storage.ts";
import { log } from "../telemetry/log.ts";
import { withTimeout } from "../with-timeout.ts";
import type { ReadinessChecks } from "./readiness-schema.ts";

type State = ReadinessChecks["database"];

/** As long as a request waits for a connection. */
const DATABASE_TIMEOUT_MS = 5_000;
const STORAGE_TIMEOUT_MS = 3_000;
const MAIL_TIMEOUT_MS = 3_000;
/** The route is public, and each probe writes a file or costs a request to S3. */
const STORAGE_INTERVAL_MS = 10_000;
const LATE_MAIL_MS = 10 * millisecondsInMinute;

/** Set by next.config.mjs, since an image needn't hold prisma/migrations. */
const expectedMigrations = () => (process.env.SHOP_MIGRATIONS ?? "").split(" ").filter(Boolean);

let inFlight: Promise<ReadinessChecks> | undefined;

/** Checks readiness (docs/monitoring.md#health), as a single flight. Throws unavailable with the checks alone. */
export async function assertReady(): Promise<ReadinessChecks> {
  inFlight ??= check().finally(() => {
    inFlight = undefined;
  });
  const checks = await inFlight;
  const missing = Object.entries(checks).filter(([, state]) => state === "failing");
  if (missing.length === 0) return checks;
  throw new AppError("unavailable", `Not ready: ${missing.map(([name]) => name).join(", ")}`, {
    headers: { "retry-after": "5" },
    body: { checks },
  });
}

async function check(): Promise<ReadinessChecks> {
  const [database, storage] = await Promise.all([
    runCheck(
      "database",
      withTimeout(
        DATABASE_TIMEOUT_MS,
        assertDatabaseAnswers().then(() => "ok" as const),
      ),
    ),
    runCheck("storage", storageState()),
  ]);
  if (database !== "ok") return { database, storage, migrations: "unknown", mail: "unknown" };
  const [migrations, mail] = await Promise.all([
    runCheck("migrations", withTimeout(DATABASE_TIMEOUT_MS, migrationState())),
    runCheck("mail", withTimeout(MAIL_TIMEOUT_MS, mailState()), "unknown"),
  ]);
  return { database, migrations, storage, mail };
}

async function runCheck(
  name: string,
  work: Promise<State>,
  otherwise: State = "failing",
): Promise<State> {
  try {
    return await work;
  } catch (err) {
    log().error({ err, check: name }, "a check of readiness failed");
    return otherwise;
  }
}

async function migrationState(): Promise<State> {
  const missing = await missingMigrations(expectedMigrations());
  if (missing.length === 0) return "ok";
  log().error({ missing }, "migrations are missing: npm run migrate");
  return "failing";
}

let storage: { at: number; state: Promise<State> } | undefined;

function storageState(): Promise<State> {
  if (!storage || Date.now() - storage.at > STORAGE_INTERVAL_MS) {
    storage = { at: Date.now(), state: probeStorage() };
  }
  return storage.state;
}

async function probeStorage(): Promise<State> {
  const state = await checkStorage(STORAGE_TIMEOUT_MS);
  if (state === "ok") return "ok";
  return state === "unreachable" ? "degraded" : "failing";
}

async function mailState(): Promise<State> {
  const oldest = await findOldestDueMail();
  return oldest && Date.now() - oldest.getTime() > LATE_MAIL_MS ? "degraded" : "ok";
}
