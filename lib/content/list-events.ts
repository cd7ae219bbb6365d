import "server-only";
import type { Prisma } from "#prisma/generated/client.ts";
import { db } from "../database/db.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import { toEventView } from "./internal/event-row.ts";
import type { EventQuery, EventView } from "./schema.ts";

/** Returns a page of events, latest start first. An event is finished once it has started. */
export async function listEvents(query: EventQuery): Promise<Page<EventView>> {
  const where = toWhere(query.status, new Date());
  const [rows, total] = await Promise.all([
    db().event.findMany({
      where,
      orderBy: [{ startsAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().event.count({ where }),
  ]);
  return { data: rows.map(toEventView), meta: metaOf(query, total) };
}

function toWhere(status: EventQuery["status"], now: Date): Prisma.EventWhereInput {
  if (status === "finished") return { startsAt: { lt: now } };
  if (status === "ongoing") return { startsAt: { gte: now } };
  return {};
}

/** Keeps the page short. */
const MAX_EVENTS = 100;

/** Returns the events that end last, the latest first. */
export async function listPublicEvents(): Promise<EventView[]> {
  const rows = await db().event.findMany({
    orderBy: [{ endsAt: "desc" }, { id: "asc" }],
    take: MAX_EVENTS,
  });
  return rows.map(toEventView);
}
