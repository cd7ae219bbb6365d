import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { inTransaction } from "../database/transaction.ts";
import { applySlotChanges, EMPTY_SLOTS, withStoredFiles } from "../media/slot-changes.ts";
import { eventAudit } from "./internal/content-audit.ts";
import { toEventView } from "./internal/event-row.ts";
import type { CreateEventInput, EventView } from "./schema.ts";

/** Creates an event with its pictures, all or none. Throws forbidden and invalid. */
export async function createEvent(actor: Actor, input: CreateEventInput): Promise<EventView> {
  assertAdmin(actor);
  return withStoredFiles(input, async (stored) => {
    const slots = applySlotChanges(EMPTY_SLOTS, input, stored);
    return inTransaction(async (tx) => {
      const event = await tx.event.create({
        data: {
          eventName: input.event_name,
          startsAt: input.event_start,
          endsAt: input.event_end,
          eventLocation: input.event_location,
          description: input.description,
          eventNameEn: input.event_name_en ?? "",
          descriptionEn: input.description_en ?? "",
          ...slots,
        },
      });
      await recordAudit(tx, actor, eventAudit("event-created", { after: event }));
      return toEventView(event);
    });
  });
}
