import { Failure } from "../../system/failure.mjs";
import { openTestServer } from "../../testing/test-server.ts";
import { temporaryDatabase } from "../connection.mjs";
import { applyMigrations } from "../migrations.mjs";
import { schemaDifference } from "./engine.mjs";

/** Returns the SQL that leads from prisma/migrations to prisma/schema, or "". */
export async function missingMigration() {
  const server = await openTestServer();
  try {
    const shadow = await temporaryDatabase(server.url, "sekar_shadow");
    const compared = applyMigrations(shadow.url).then(() => schemaDifference(shadow.url));
    return await compared.finally(shadow.drop);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { message } = /** @type {Error} */ (error);
    throw new Failure(`Schema and migrations can't be compared: ${message}`);
  } finally {
    await server.release();
  }
}
