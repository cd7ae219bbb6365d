import { changedFields } from "#components/dashboard/parts/draft-form/changed-values.ts";
import type { EventView } from "#lib/content/schema.ts";
import { jakartaDateTime } from "#lib/dates.ts";

/** An event's start as one field, or as date and time. Jakarta time. */
type Start = { event_start: string } | { event_date: string; event_time: string };

/** The form's texts, with the start as this form asks for it. */
export type EventValues = {
  event_name: string;
  event_name_en: string;
  description_en: string;
  event_end: string;
  event_location: string;
  description: string;
} & Start;

/** One field for the start, or "Tanggal Event" and "Waktu Event". */
export type StartKind = "moment" | "day-and-time";

function startOf(event: EventView | null, kind: StartKind): Start {
  if (kind === "moment") return { event_start: event ? jakartaDateTime(event.event_start) : "" };
  return { event_date: event?.event_date ?? "", event_time: event?.event_time ?? "" };
}

/** Returns the form's first values; empty for a new event. */
export function eventValues(event: EventView | null, kind: StartKind): EventValues {
  return {
    event_name: event?.event_name ?? "",
    event_name_en: event?.event_name_en ?? "",
    description_en: event?.description_en ?? "",
    ...startOf(event, kind),
    event_end: event ? jakartaDateTime(event.event_end) : "",
    event_location: event?.event_location ?? "",
    description: event?.description ?? "",
  };
}

const TIMES = {
  moment: ["event_start", "event_end"],
  "day-and-time": ["event_date", "event_time", "event_end"],
} as const;

/** Returns the changed fields. Start and end go together, so that moving the start keeps the shown end. */
export function changedEventValues(kind: StartKind) {
  return (before: EventValues, now: EventValues): Partial<EventValues> =>
    changedFields<Record<string, string>>(before, now, { fieldGroup: TIMES[kind] });
}
