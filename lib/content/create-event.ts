import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../database/db.ts";
import { applySlotChanges, EMPTY_SLOTS, withStoredFiles } from "../media/slot-changes.ts";
import { toEventView } from "./event-view.ts";
import type { CreateEventInput, EventView } from "./schema.ts";

/** Creates an event with its pictures, all or none. Throws forbidden and invalid. */
export async function createEvent(actor: Actor, input: CreateEventInput): Promise<EventView> {
  assertAdmin(actor);
  return withStoredFiles(input, async (stored) => {
    const event = await db().event.create({
      data: {
        eventName: input.event_name,
        startsAt: input.event_start,
        endsAt: input.event_end,
        eventLocation: input.event_location,
        description: input.description,
        ...applySlotChanges(EMPTY_SLOTS, input, stored),
      },
    });
    return toEventView(event);
  });
}
