import { CalendarPlus } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { googleCalendarLink } from "#lib/content/calendar-entry.ts";
import type { EventView } from "#lib/content/schema.ts";

/** Links that put an event into Google Calendar, or into another one by a file. */
export function RemindMe({ event }: { event: EventView }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={googleCalendarLink(event)}
        target="_blank"
        rel="noreferrer"
        aria-label={`Remind Me about ${event.event_name} in Google Calendar (new tab)`}
        className={buttonClass({})}
      >
        <CalendarPlus size={18} aria-hidden />
        Remind Me
      </a>
      <a
        href={`/api/event/${event.id}/calendar`}
        download
        aria-label={`Calendar file (.ics) of ${event.event_name}`}
        className="link inline-flex min-h-11 items-center text-sm font-semibold"
      >
        Calendar file (.ics)
      </a>
    </div>
  );
}
