import "server-only";
import { type Database, db } from "../../database/db.ts";
import type { TariffEditionView } from "../tariff-schema.ts";

/** Returns the present edition of the tariff table; the seed makes the first. */
export async function latestEdition(database: Database = db()): Promise<TariffEditionView> {
  const { id, editor, origin, createdAt } = await database.tariffEdition.findFirstOrThrow({
    orderBy: { createdAt: "desc" },
  });
  return { id, editor, origin, created_at: createdAt.toISOString() };
}
