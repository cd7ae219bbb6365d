import { CalendarPlus } from "lucide-react";
import { buttonClass } from "#components/ui/button-style.ts";
import { googleCalendarLink } from "#lib/content/calendar-entry.ts";
import type { EventView } from "#lib/content/schema.ts";

/** Puts an event into the visitor's calendar: Google's, or any other by its file. */
export function RemindMe({ event }: { event: EventView }) {
  const about = (
    <span className="sr-only">
      {" "}
      about <span lang="id">{event.event_name}</span>
    </span>
  );
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={googleCalendarLink(event)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({})}
      >
        <CalendarPlus size={18} aria-hidden />
        <span>
          Remind Me{about}
          <span className="sr-only"> in Google Calendar, opens a new tab</span>
        </span>
      </a>
      <a
        href={`/api/event/${event.id}/calendar`}
        download
        className="link inline-flex min-h-11 items-center text-sm font-semibold"
      >
        <span>Calendar file (.ics){about}</span>
      </a>
    </div>
  );
}
