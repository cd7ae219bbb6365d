import { type CalendarEvent, calendarSpan, calendarTime } from "./calendar-entry.ts";

/** RFC 5545 §3.1: longer lines continue after CRLF and a space. */
const MAX_LINE_BYTES = 75;

type FileInfo = {
  /** The event's address. Its host makes the entry's UID globally unique. */
  page: URL;
  shopName: string;
  writtenAt: Date;
};

/** Returns an iCalendar file (RFC 5545) with one event and a reminder a day before. */
export function calendarFile(
  event: CalendarEvent,
  { page, shopName, writtenAt }: FileInfo,
): string {
  const { start, end } = calendarSpan(event);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(`-//${shopName}//Events//ID`)}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${page.hostname}`,
    `DTSTAMP:${calendarTime(writtenAt)}`,
    `DTSTART:${calendarTime(start)}`,
    // DTEND must be later than DTSTART.
    ...(end > start ? [`DTEND:${calendarTime(end)}`] : []),
    `SUMMARY:${escapeText(event.event_name)}`,
    `LOCATION:${escapeText(event.event_location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${page}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-P1D",
    `DESCRIPTION:${escapeText(event.event_name)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Escapes text by RFC 5545 §3.3.11, and drops control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, "");
}

/** Folds a line without splitting a character's bytes. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded.push(part);
      // The leading space counts.
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...folded, part].join("\r\n");
}
