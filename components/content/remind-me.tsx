import { CalendarPlus, MessageCircle } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { googleCalendarLink } from "#lib/content/calendar-entry.ts";
import type { EventView } from "#lib/content/schema.ts";
import { askForSeatHref, type EventContact } from "./ask-for-seat.ts";

type RemindMeProps = { event: EventView; contact: EventContact };

/** Links that put an event into Google Calendar, or into another one by a file, and ask the shop for a seat. */
export function RemindMe({ event, contact }: RemindMeProps) {
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
        href={askForSeatHref(contact, event)}
        {...(contact.whatsapp && { target: "_blank", rel: "noreferrer" })}
        aria-label={`Ask for a seat at ${event.event_name}${contact.whatsapp ? " on WhatsApp (new tab)" : " by mail"}`}
        className={buttonClass({ variant: "secondary" })}
      >
        <MessageCircle size={18} aria-hidden />
        Ask for a seat
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
