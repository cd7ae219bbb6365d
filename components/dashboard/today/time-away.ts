import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from "date-fns/constants";

const words = new Intl.RelativeTimeFormat("id", { numeric: "always" });

/** Formats the distance from now in the largest whole unit: "3 hari yang lalu", "dalam 5 jam". */
export function timeAway(at: string, now: Date): string {
  const away = new Date(at).getTime() - now.getTime();
  const size = Math.abs(away);
  if (size >= millisecondsInDay) return words.format(Math.trunc(away / millisecondsInDay), "day");
  if (size >= millisecondsInHour)
    return words.format(Math.trunc(away / millisecondsInHour), "hour");
  return words.format(Math.trunc(away / millisecondsInMinute), "minute");
}
