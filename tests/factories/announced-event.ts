import { db } from "#lib/database/db.ts";

type Wanted = Partial<{
  eventName: string;
  startsAt: Date;
  endsAt: Date;
  eventLocation: string;
  description: string;
}>;

/** Inserts an event, from 09:00 to 15:00 in Jakarta by default. Returns its id. */
export async function announceEvent(wanted: Wanted = {}): Promise<string> {
  const event = await db().event.create({
    data: {
      eventName: "Kelas Mencanting",
      startsAt: new Date("2030-12-03T02:00:00Z"),
      endsAt: new Date("2030-12-03T08:00:00Z"),
      eventLocation: "Ruang Sekar Batik, Jakarta Selatan",
      description: "Belajar memegang canting.",
      ...wanted,
    },
  });
  return event.id;
}
