import "server-only";
import { type Database, db } from "../../database/db.ts";
import type { TariffEditionView } from "../tariff-schema.ts";

/** The tariff table's present edition. There is always one: the seed makes the first. */
export async function latestEdition(database: Database = db()): Promise<TariffEditionView> {
  const { id, editor, createdAt } = await database.tariffEdition.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
  });
  return { id, editor, created_at: createdAt.toISOString() };
}
