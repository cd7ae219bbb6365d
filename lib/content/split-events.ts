type Timed = { event_start: string; event_end: string };

type SplitEvents<Event> = { ongoing: Event[]; past: Event[] };

/** Splits events by their end: ongoing with the earliest start first, past with the latest end first. */
export function splitEvents<Event extends Timed>(
  events: readonly Event[],
  now: number,
): SplitEvents<Event> {
  const at = (moment: string) => new Date(moment).getTime();
  const isOngoing = ({ event_end }: Event) => at(event_end) > now;
  return {
    ongoing: events.filter(isOngoing).sort((a, b) => at(a.event_start) - at(b.event_start)),
    past: events
      .filter((event) => !isOngoing(event))
      .sort((a, b) => at(b.event_end) - at(a.event_end)),
  };
}
