"use client";

import { millisecondsInMinute } from "date-fns/constants";
import { type ReactNode, useSyncExternalStore } from "react";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { useWords } from "#language";
import type { EventView } from "#lib/content/schema.ts";
import { splitEvents } from "#lib/content/split-events.ts";
import type { EventContact } from "./ask-for-seat.ts";
import { EventCard } from "./event-card.tsx";
import { EVENT_WORDS } from "./event-words.ts";

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, millisecondsInMinute);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
}

/** Returns the current minute in milliseconds; `madeAt` on the server and during hydration. */
function useMinute(madeAt: number): number {
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt);
}

type EventListsProps = {
  events: readonly EventView[];
  /** Time of rendering, in milliseconds. Events may end while the page is cached. */
  madeAt: number;
  demo: boolean;
  contact: EventContact;
};

/** Ongoing and past events, split by the visitor's clock after hydration. */
export function EventLists({ events, madeAt, demo, contact }: EventListsProps) {
  const words = useWords(EVENT_WORDS);
  const { ongoing, past } = splitEvents(events, useMinute(madeAt));
  return (
    <>
      <Section title={words.ongoing} isEmpty={ongoing.length === 0}>
        <ul>
          {ongoing.map((event, index) => (
            <EventCard
              key={event.id}
              event={event}
              demo={demo}
              contact={contact}
              isOngoing
              priority={index === 0}
            />
          ))}
        </ul>
      </Section>
      <Section title={words.past} isEmpty={past.length === 0}>
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {past.map((event) => (
            <EventCard key={event.id} event={event} demo={demo} contact={contact} />
          ))}
        </ul>
      </Section>
    </>
  );
}

type SectionProps = { title: string; isEmpty: boolean; children: ReactNode };

function Section({ title, isEmpty, children }: SectionProps) {
  const { noEvents } = useWords(EVENT_WORDS);
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="mb-6 text-3xl">{title}</h2>
      {isEmpty ? <EmptyState level={3} title={noEvents} /> : children}
    </section>
  );
}
