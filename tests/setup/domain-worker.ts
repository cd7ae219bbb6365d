// Runs in each worker before a test file is imported. Sets an environment with the worker's own
// database, which holds only the reference data.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { renderMail } from "#emails/render-mail.ts";
import { setMailRenderer } from "#lib/mail/mail-renderer.ts";
import { CLEARED_SETTINGS } from "../../scripts/testing/cleared-settings.ts";
import { ensureWorkerDatabase } from "./worker-database.ts";

const worker = process.env.VITEST_POOL_ID ?? "1";
const databases = inject("testDatabases");
const dataFolder = path.join(databases.filesFolder, `domain-${worker}`);
mkdirSync(dataFolder, { recursive: true });

Object.assign(process.env, CLEARED_SETTINGS);
process.env.DATABASE_URL = await ensureWorkerDatabase(databases, worker);
process.env.DATA_DIR = dataFolder;
process.env.AUTH_SECRET = "a secret of the tests, long enough to be taken";
process.env.SITE_URL = "http://localhost:3000";
process.env.LOG_LEVEL ||= "silent";

setMailRenderer(renderMail);
