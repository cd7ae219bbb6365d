import type { Event } from "#prisma/generated/client.ts";
import type { Database } from "../../database/db.ts";
import { isId } from "../../database/identifiers.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { notFound } from "../../errors.ts";

/** Locks an event until the transaction ends. Throws not-found. */
export async function lockEvent(tx: Database, id: string): Promise<Event> {
  if (!isId(id)) throw notFound("Event");
  await onPrisma(tx).query(sql`SELECT id FROM events WHERE id = ${id}::uuid FOR UPDATE`);
  const event = await tx.event.findUnique({ where: { id } });
  if (!event) throw notFound("Event");
  return event;
}
