import { words } from "#lib/language/words.ts";

export const EVENT_WORDS = words(
  {
    askForSeat: "Ask for a seat",
    askForSeatAt: (event: string, isByChat: boolean) =>
      `Ask for a seat at ${event}${isByChat ? " on WhatsApp (new tab)" : " by mail"}`,
    calendar: "Calendar file (.ics)",
    calendarOf: (event: string) => `Calendar file (.ics) of ${event}`,
    noEvents: "No Events Found",
    ongoing: "On Going Events",
    past: "Past Events",
    remind: "Remind Me",
    remindOf: (event: string) => `Remind Me about ${event} in Google Calendar (new tab)`,
    startsAt: (time: string) => `, from ${time} WIB`,
  },
  {
    askForSeat: "Tanyakan tempat",
    askForSeatAt: (event, isByChat) =>
      `Tanyakan tempat untuk ${event}${isByChat ? " lewat WhatsApp (tab baru)" : " lewat email"}`,
    calendar: "Berkas kalender (.ics)",
    calendarOf: (event) => `Berkas kalender (.ics) untuk ${event}`,
    noEvents: "Tidak ada acara",
    ongoing: "Sedang berlangsung",
    past: "Acara yang lalu",
    remind: "Ingatkan saya",
    remindOf: (event) => `Ingatkan saya tentang ${event} di Google Kalender (tab baru)`,
    startsAt: (time) => `, mulai ${time.replace(":", ".")} WIB`,
  },
);
