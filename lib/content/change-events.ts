import "server-only";
import type { Event } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Database } from "../database/db.ts";
import { definedFields } from "../database/defined-fields.ts";
import { isId } from "../database/identifiers.ts";
import { onPrisma } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inTransaction } from "../database/transaction.ts";
import { AppError, invalidField, notFound } from "../errors.ts";
import { IMAGE_SLOTS } from "../media/image-slots.ts";
import { keepReplacedPictures } from "../media/replaced-pictures.ts";
import {
  applySlotChanges,
  EMPTY_SLOTS,
  removedKeys,
  slotsOf,
  withStoredFiles,
} from "../media/slot-changes.ts";
import { ENDS_BEFORE_START } from "./event-fields.ts";
import { atJakarta } from "./event-moment.ts";
import { eventAudit } from "./internal/content-audit.ts";
import { getEvent, toEventView } from "./read-events.ts";
import type { CreateEventInput, EventView, UpdateEventInput } from "./schema.ts";

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
          ...slots,
        },
      });
      await recordAudit(tx, actor, eventAudit("event-created", { after: event }));
      return toEventView(event);
    });
  });
}

/** Changes the fields that the input has. Throws forbidden, not-found and invalid. */
export async function updateEvent(
  actor: Actor,
  id: string,
  input: UpdateEventInput,
): Promise<EventView> {
  assertAdmin(actor);
  // Throws not-found before any picture is decoded.
  await getEvent(id);
  return withStoredFiles(input, (stored) =>
    inTransaction(async (tx) => {
      const before = await lockEvent(tx, id);
      const slots = applySlotChanges(slotsOf(before), input, stored);
      const times = rescheduleEvent(before, toEventView(before), input);
      await keepReplacedPictures(tx, removedKeys(slotsOf(before), slots));
      const event = await tx.event.update({
        where: { id },
        data: {
          ...definedFields({
            eventName: input.event_name,
            eventLocation: input.event_location,
            description: input.description,
          }),
          ...times,
          ...slots,
        },
      });
      await recordAudit(tx, actor, eventAudit("event-updated", { before, after: event }));
      return toEventView(event);
    }),
  );
}

/** Replaces the picture in an event's slot, counted from 1. Throws forbidden, not-found, and invalid. */
export async function setEventImage(
  actor: Actor,
  eventId: string,
  index: number,
  image: Uint8Array,
): Promise<EventView> {
  const slot = IMAGE_SLOTS[index - 1];
  if (!slot) throw invalidField("index", "index must be 1 to 4");
  try {
    return await updateEvent(actor, eventId, { [slot]: image });
  } catch (error) {
    const message = error instanceof AppError ? error.fields?.[slot]?.[0] : undefined;
    // The request's field is `image`, whatever the slot.
    throw message ? invalidField("image", message) : error;
  }
}

/** Deletes an event; its pictures go a day later. Throws forbidden and not-found. */
export async function deleteEvent(actor: Actor, id: string): Promise<EventView> {
  assertAdmin(actor);
  return inTransaction(async (tx) => {
    const before = await lockEvent(tx, id);
    await recordAudit(tx, actor, eventAudit("event-deleted", { before }));
    await keepReplacedPictures(tx, removedKeys(slotsOf(before), EMPTY_SLOTS));
    return toEventView(await tx.event.delete({ where: { id } }));
  });
}

/** Locks an event until the transaction ends. Throws not-found. */
async function lockEvent(tx: Database, id: string): Promise<Event> {
  if (!isId(id)) throw notFound("Event");
  await onPrisma(tx).query(sql`SELECT id FROM events WHERE id = ${id}::uuid FOR UPDATE`);
  const event = await tx.event.findUnique({ where: { id } });
  if (!event) throw notFound("Event");
  return event;
}

type Times = { startsAt: Date; endsAt: Date };

/**
 * Returns the times after an edit. A date or a time moves the whole event; `event_start` leaves the end.
 * Throws invalid on `event_end` where it is before the start.
 */
function rescheduleEvent(before: Times, view: EventView, input: UpdateEventInput): Times {
  const day = input.event_date ?? view.event_date;
  const time = input.event_time ?? view.event_time;
  // Unchanged values must keep the stored seconds.
  const isMoved = day !== view.event_date || time !== view.event_time;
  const startsAt = input.event_start ?? (isMoved ? atJakarta(day, time) : before.startsAt);
  const shift = input.event_start ? 0 : startsAt.getTime() - before.startsAt.getTime();
  const endsAt = input.event_end ?? new Date(before.endsAt.getTime() + shift);
  if (endsAt < startsAt) throw invalidField("event_end", ENDS_BEFORE_START);
  return { startsAt, endsAt };
}
