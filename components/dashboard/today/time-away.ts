const words = new Intl.RelativeTimeFormat("id", { numeric: "always" });

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far a moment is from now, in its largest whole unit: "3 hari yang lalu", "dalam 5 jam". */
export function timeAway(at: string, now: Date): string {
  const away = new Date(at).getTime() - now.getTime();
  const size = Math.abs(away);
  if (size >= DAY_MS) return words.format(Math.trunc(away / DAY_MS), "day");
  if (size >= HOUR_MS) return words.format(Math.trunc(away / HOUR_MS), "hour");
  return words.format(Math.trunc(away / MINUTE_MS), "minute");
}
