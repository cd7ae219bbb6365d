import { type CalendarEvent, calendarSpan, calendarTime } from "./calendar-entry.ts";

/** RFC 5545 §3.1: a line holds at most 75 bytes; what is longer goes on after CRLF and a space. */
const MAX_LINE_BYTES = 75;

type FileInfo = {
  /** The event's address in the shop; its host makes the entry's id unique in the world. */
  page: URL;
  writtenAt: Date;
};

/** An iCalendar file (RFC 5545) with this one event and a reminder a day before. */
export function calendarFile(event: CalendarEvent, { page, writtenAt }: FileInfo): string {
  const { start, end } = calendarSpan(event);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Sekar Batik//Events//ID",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${page.hostname}`,
    `DTSTAMP:${calendarTime(writtenAt)}`,
    `DTSTART:${calendarTime(start)}`,
    // An end has to be later than the start; without one the entry is a moment.
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

/** RFC 5545 §3.3.11: what would end a value or a line is escaped; other control characters go. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, "");
}

/** Never parts the bytes of one character. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      folded.push(part);
      // The space that begins a continued line counts.
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...folded, part].join("\r\n");
}
