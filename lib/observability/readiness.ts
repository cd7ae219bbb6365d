import "server-only";
import { assertDatabaseAnswers, missingMigrations } from "../database/health.ts";
import { AppError } from "../errors.ts";
import { oldestDueMail } from "../mail/oldest-due-mail.ts";
import { checkStorage } from "../media/check-storage.ts";
import { log } from "../telemetry/log.ts";
import { withTimeout } from "../with-timeout.ts";
import type { ReadinessChecks } from "./readiness-schema.ts";

type State = ReadinessChecks["database"];

/** As long as a request waits for a connection: a rush is no reason to take an instance out. */
const DATABASE_MS = 5_000;
const STORAGE_MS = 3_000;
const MAIL_MS = 3_000;
/** A storage is written to or paid for each time, and anybody may ask. */
const STORAGE_EVERY_MS = 10_000;
/** The outbox is looked at every second, and a failed mail is due again only with its next try. */
const LATE_MAIL_MS = 10 * 60_000;

/**
 * The names in prisma/migrations when this was built: next.config.mjs puts them in, since an image
 * needn't hold the folder.
 */
const builtWith = () => (process.env.SHOP_MIGRATIONS ?? "").split(" ").filter(Boolean);

let asking: Promise<ReadinessChecks> | undefined;

/**
 * Whether this process can serve, check by check. All who ask at once get the same answer.
 * Throws unavailable, with the checks, where one is `failing`: no database, a migration missing, or
 * pictures that this process could never keep. Late mail and a bucket that is out for a while are
 * `degraded`: every other instance would say the same, so that taking this one out of the proxy
 * would close the shop and mend nothing. No name of a host or reason is told; the log has them.
 */
export async function assertReady(): Promise<ReadinessChecks> {
  asking ??= check().finally(() => {
    asking = undefined;
  });
  const checks = await asking;
  const missing = Object.entries(checks).filter(([, state]) => state === "failing");
  if (missing.length === 0) return checks;
  throw new AppError("unavailable", `Not ready: ${missing.map(([name]) => name).join(", ")}`, {
    headers: { "retry-after": "5" },
    body: { checks },
  });
}

async function check(): Promise<ReadinessChecks> {
  const [database, storage] = await Promise.all([
    told(
      "database",
      withTimeout(
        DATABASE_MS,
        assertDatabaseAnswers().then(() => "ok" as const),
      ),
    ),
    told("storage", storageState()),
  ]);
  if (database !== "ok") return { database, storage, migrations: "unknown", mail: "unknown" };
  const [migrations, mail] = await Promise.all([
    told("migrations", withTimeout(DATABASE_MS, migrationState())),
    told("mail", withTimeout(MAIL_MS, mailState()), "unknown"),
  ]);
  return { database, migrations, storage, mail };
}

/** A check that throws, or takes too long, has `otherwise` as its result and a line in the log. */
async function told(
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
  const missing = await missingMigrations(builtWith());
  if (missing.length === 0) return "ok";
  log().error({ missing }, "migrations are missing: npm run migrate");
  return "failing";
}

let storage: { at: number; state: Promise<State> } | undefined;

function storageState(): Promise<State> {
  if (!storage || Date.now() - storage.at > STORAGE_EVERY_MS) {
    storage = { at: Date.now(), state: lookAtStorage() };
  }
  return storage.state;
}

async function lookAtStorage(): Promise<State> {
  const state = await checkStorage(STORAGE_MS);
  if (state === "well") return "ok";
  return state === "out" ? "degraded" : "failing";
}

async function mailState(): Promise<State> {
  const oldest = await oldestDueMail();
  return oldest && Date.now() - oldest.getTime() > LATE_MAIL_MS ? "degraded" : "ok";
}
