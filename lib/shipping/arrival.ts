import { addJakartaDays, inJakarta, SHOP_TIME_ZONE, startOfJakartaDay } from "../dates.ts";
import type { Language } from "../language/languages.ts";
import type { ShopFacts } from "../shop/facts.ts";
import { openDay } from "../shop/notices.ts";

type Sending = Pick<ShopFacts, "closed" | "dispatchHours">;

const HOURS_OF_A_DAY = 24;

const [SUNDAY, SATURDAY] = [0, 6];

/** Returns the first and the last day of an estimate: [2, 3] of "2-3"; null where it has no number. */
function daysOf(etd: string): [number, number] | null {
  const [first, last = first] = (etd.match(/\d+/g) ?? []).map(Number);
  return first === undefined || last === undefined ? null : [first, last];
}

/** Returns the next business day of the shop: Monday to Friday, and not closed. */
function nextBusinessDay(day: Date, closed: Sending["closed"]): Date {
  const next = openDay(addJakartaDays(startOfJakartaDay(day), 1), closed);
  const isWeekend = [SUNDAY, SATURDAY].includes(inJakarta(next).getDay());
  return isWeekend ? nextBusinessDay(next, closed) : next;
}

/**
 * Returns the first and the last day on which a parcel may arrive that is paid at `paidAt`, each as midnight in
 * Jakarta; null without an estimate. The shop hands it over within its dispatch hours on business
 * days: within 24 on the next one at the latest. The carrier's estimate counts every day.
 */
export function arrivalDays(
  etd: string,
  paidAt: Date,
  { closed, dispatchHours }: Sending,
): [Date, Date] | null {
  const days = daysOf(etd);
  if (!days) return null;
  let handedOver = paidAt;
  for (let day = 0; day < Math.ceil(dispatchHours / HOURS_OF_A_DAY); day += 1) {
    handedOver = nextBusinessDay(handedOver, closed);
  }
  return [addJakartaDays(handedOver, days[0]), addJakartaDays(handedOver, days[1])];
}

/** Returns whether the estimate's last day is over for a parcel that was handed over at `sentAt`. */
export function shouldHaveArrived(etd: string, sentAt: Date, now: Date): boolean {
  const last = addJakartaDays(startOfJakartaDay(sentAt), daysOf(etd)?.[1] ?? 0);
  return startOfJakartaDay(now) >= last;
}

const SHORT_DAY = {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: SHOP_TIME_ZONE,
} as const;

const shortDay = {
  en: new Intl.DateTimeFormat("en-GB", SHORT_DAY),
  id: new Intl.DateTimeFormat("id-ID", SHORT_DAY),
};

/** "Fri 27 – Sat 28 Nov"; the month of the first day too where they differ. */
export function arrivalText([first, last]: [Date, Date], language: Language = "en"): string {
  const parts = (day: Date) => shortDay[language].format(day).replace(",", "").split(" ");
  const [weekday, date, month] = parts(first);
  const end = parts(last).join(" ");
  const start = `${weekday} ${date} ${month}`;
  if (start === end) return end;
  return month === parts(last)[2] ? `${weekday} ${date} – ${end}` : `${start} – ${end}`;
}
