import { CalendarPlus, MessageCircle } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { googleCalendarLink } from "#lib/content/calendar-entry.ts";
import type { EventView } from "#lib/content/schema.ts";
import { formatDates } from "#lib/dates.ts";
import { askForSeatHref, type EventContact } from "./ask-for-seat.ts";
import { EventPictures } from "./event-pictures.tsx";

type EventCardProps = {
  event: EventView;
  demo: boolean;
  contact: EventContact;
  /** An event. Ongoing ones are larger and have calendar links. */
  isOngoing?: boolean;
  priority?: boolean;
};

export function EventCard({ event, demo, contact, isOngoing, priority }: EventCardProps) {
  const images = listImages(event);
  return (
    <li
      id={`event-${event.id}`}
      className={`grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-3 border-t border-garis py-7 sm:grid-rows-[auto_1fr] sm:gap-x-8 ${
        isOngoing ? "sm:grid-cols-[12rem_1fr] lg:grid-cols-[16rem_1fr]" : "sm:grid-cols-[9rem_1fr]"
      }`}
    >
      <div lang="id" className="sm:row-span-2">
        <EventPictures
          name={event.event_name}
          images={images}
          demo={demo}
          showsAll={isOngoing}
          priority={priority}
        />
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-soga-500">
          <time dateTime={event.event_start}>
            {formatDates(event.event_start, event.event_end)}
          </time>
          {isOngoing ? <span className="text-abu">, from {event.event_time} WIB</span> : null}
        </p>
        <h3 lang="id" className="mt-1.5 text-xl wrap-anywhere sm:text-2xl">
          {event.event_name}
        </h3>
        <p lang="id" className="mt-1 text-abu wrap-anywhere">
          {event.event_location}
        </p>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p lang="id" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {event.description}
        </p>
        {isOngoing ? <RemindMe event={event} contact={contact} /> : null}
      </div>
    </li>
  );
}

type RemindMeProps = { event: EventView; contact: EventContact };

/** Links that put an event into Google Calendar, or into another one by a file, and ask the shop for a seat. */
function RemindMe({ event, contact }: RemindMeProps) {
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
