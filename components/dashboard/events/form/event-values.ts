import { changedFields } from "#components/dashboard/parts/kept-form/changed-values.ts";
import type { EventView } from "#lib/content/schema.ts";
import { jakartaDateTime } from "#lib/dates.ts";

/** When an event begins: at a moment, or on a day at a time. Jakarta's, all of them. */
type Start = { event_start: string } | { event_date: string; event_time: string };

/** The event's words as they are typed, with the start as the form asks for it. */
export type EventValues = {
  event_name: string;
  event_end: string;
  event_location: string;
  description: string;
} & Start;

/** How the form asks for the start: as one moment, or as "Tanggal Event" and "Waktu Event". */
export type StartKind = "moment" | "day-and-time";

function startOf(event: EventView | null, kind: StartKind): Start {
  if (kind === "moment") return { event_start: event ? jakartaDateTime(event.event_start) : "" };
  return { event_date: event?.event_date ?? "", event_time: event?.event_time ?? "" };
}

/** An event as its form opens; a new one is empty. */
export function eventValues(event: EventView | null, kind: StartKind): EventValues {
  return {
    event_name: event?.event_name ?? "",
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

/** The fields that differ; start and end go together, so that a moved start leaves the end that is seen. */
export function changedEventValues(kind: StartKind) {
  return (before: EventValues, now: EventValues): Partial<EventValues> =>
    changedFields<Record<string, string>>(before, now, { together: TIMES[kind] });
}
