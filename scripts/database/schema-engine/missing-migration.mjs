import { Failure } from "../../system/failure.mjs";
import { temporaryDatabase } from "../connection.mjs";
import { applyMigrations } from "../migrations.mjs";
import { schemaDifference } from "./engine.mjs";

/** Returns the SQL that leads from prisma/migrations to prisma/schema, or "". @param {string} serverUrl */
export async function missingMigration(serverUrl) {
  const shadow = await temporaryDatabase(serverUrl, "sekar_shadow");
  try {
    await applyMigrations(shadow.url);
    return await schemaDifference(shadow.url);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { message } = /** @type {Error} */ (error);
    throw new Failure(`Schema and migrations can't be compared: ${message}`);
  } finally {
    await shadow.drop();
  }
}
