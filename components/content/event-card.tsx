import { CalendarPlus, MessageCircle } from "lucide-react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { useLanguage, useWords } from "#language";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { googleCalendarLink } from "#lib/content/calendar-entry.ts";
import type { EventView } from "#lib/content/schema.ts";
import { formatDates } from "#lib/dates.ts";
import { sideOf } from "#lib/language/sides.ts";
import { askForSeatHref, type EventContact } from "./ask-for-seat.ts";
import { EventPictures } from "./event-pictures.tsx";
import { EVENT_WORDS } from "./event-words.ts";

type EventCardProps = {
  event: EventView;
  demo: boolean;
  contact: EventContact;
  /** An event. Ongoing ones are larger and have calendar links. */
  isOngoing?: boolean;
  priority?: boolean;
};

export function EventCard({ event, demo, contact, isOngoing, priority }: EventCardProps) {
  const words = useWords(EVENT_WORDS);
  const language = useLanguage();
  const images = listImages(event);
  const name = sideOf(event, "event_name", language);
  const description = sideOf(event, "description", language);
  return (
    <li
      id={`event-${event.id}`}
      className={`grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-3 border-t border-garis py-7 sm:grid-rows-[auto_1fr] sm:gap-x-8 ${
        isOngoing ? "sm:grid-cols-[12rem_1fr] lg:grid-cols-[16rem_1fr]" : "sm:grid-cols-[9rem_1fr]"
      }`}
    >
      <div lang={name.lang} className="sm:row-span-2">
        <EventPictures
          name={name.text}
          images={images}
          demo={demo}
          showsAll={isOngoing}
          priority={priority}
        />
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold text-soga-500">
          <time dateTime={event.event_start}>
            {formatDates(event.event_start, event.event_end, language)}
          </time>
          {isOngoing ? <span className="text-abu">{words.startsAt(event.event_time)}</span> : null}
        </p>
        <h3 lang={name.lang} className="mt-1.5 text-xl wrap-anywhere sm:text-2xl">
          {name.text}
        </h3>
        <p lang="id" className="mt-1 text-abu wrap-anywhere">
          {event.event_location}
        </p>
      </div>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p lang={description.lang} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {description.text}
        </p>
        {isOngoing ? (
          <RemindMe
            event={event}
            said={{ ...event, event_name: name.text, description: description.text }}
            contact={contact}
          />
        ) : null}
      </div>
    </li>
  );
}

type RemindMeProps = {
  event: EventView;
  /** The event in the page's language; the shop is asked by its own name of it. */
  said: EventView;
  contact: EventContact;
};

/** Links that put an event into Google Calendar, or into another one by a file, and ask the shop for a seat. */
function RemindMe({ event, said, contact }: RemindMeProps) {
  const language = useLanguage();
  const words = useWords(EVENT_WORDS);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={googleCalendarLink(said)}
        target="_blank"
        rel="noreferrer"
        aria-label={words.remindOf(said.event_name)}
        className={buttonClass({})}
      >
        <CalendarPlus size={18} aria-hidden />
        {words.remind}
      </a>
      <a
        href={askForSeatHref(contact, event)}
        {...(contact.whatsapp && { target: "_blank", rel: "noreferrer" })}
        aria-label={words.askForSeatAt(said.event_name, contact.whatsapp !== null)}
        className={buttonClass({ variant: "secondary" })}
      >
        <MessageCircle size={18} aria-hidden />
        {words.askForSeat}
      </a>
      <a
        href={`/api/event/${event.id}/calendar?_language=${language}`}
        download
        aria-label={words.calendarOf(said.event_name)}
        className="tap-link text-sm font-semibold"
      >
        {words.calendar}
      </a>
    </div>
  );
}
