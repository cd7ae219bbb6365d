import "server-only";
import type { Actor } from "../actor.ts";
import { AppError, invalidField } from "../errors.ts";
import { IMAGE_SLOTS } from "../media/image-slots.ts";
import type { EventView } from "./schema.ts";
import { updateEvent } from "./update-event.ts";

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
