import "server-only";
import { db } from "../database/db.ts";
import { toEventView } from "./event-view.ts";
import type { EventView } from "./schema.ts";

/** No page grows without bound; what goes first is what ended the longest ago. */
const MAX_EVENTS = 100;

/** What the public page shows, the one that ends last first. */
export async function listPublicEvents(): Promise<EventView[]> {
  const rows = await db().event.findMany({
    orderBy: [{ endsAt: "desc" }, { id: "asc" }],
    take: MAX_EVENTS,
  });
  return rows.map(toEventView);
}
