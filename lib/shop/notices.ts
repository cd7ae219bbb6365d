import {
  addJakartaDays,
  formatDate,
  formatDates,
  jakartaDay,
  startOfJakartaDay,
} from "../dates.ts";
import type { Language } from "../language/languages.ts";
import type { Side } from "../language/sides.ts";
import { words } from "../language/words.ts";
import type { ShopFacts } from "./facts.ts";

/** Days before its begin from which a closed period is announced. */
const ANNOUNCED_DAYS = 7;

type Dated = Pick<ShopFacts, "announcement" | "closed">;

const CLOSED_WORDS = words(
  {
    closed: (days: string, opens: string) =>
      `We are closed ${days}. Orders are packed again from ${opens}.`,
  },
  { closed: (days, opens) => `Kami libur ${days}. Pesanan dikemas lagi mulai ${opens}.` },
);

/** Returns what stands above every page today, in Jakarta: the owner's words, and days on which nothing is sent. */
export function noticesOf(
  { announcement, closed, words: sentences }: Dated & Pick<ShopFacts, "words">,
  language: Language,
  now: Date,
): Side[] {
  const today = jakartaDay(now);
  const { from, until } = announcement;
  const said = sentences[language].announcement;
  const isAnnounced = said.text !== "" && (!from || from <= today) && (!until || today <= until);
  const notice = closedNotice(closed, language, now);
  return [...(isAnnounced ? [said] : []), ...notice.map((text) => ({ text, lang: language }))];
}

function closedNotice(
  { from, until }: ShopFacts["closed"],
  language: Language,
  now: Date,
): string[] {
  if (!from || !until || until < jakartaDay(now)) return [];
  const [first, last] = [startOfDay(from), startOfDay(until)];
  if (addJakartaDays(first, -ANNOUNCED_DAYS) > now) return [];
  const opens = addJakartaDays(last, 1);
  const days = formatDates(first, opens, language);
  return [CLOSED_WORDS[language].closed(days, formatDate(opens, language))];
}

/** Returns the first day from `day` on that isn't in the closed period, as midnight in Jakarta. */
export function openDay(day: Date, { from, until }: ShopFacts["closed"]): Date {
  const name = jakartaDay(day);
  const isClosed = from !== "" && from <= name && name <= until;
  return isClosed ? addJakartaDays(startOfDay(until), 1) : day;
}

/** Returns whether what stands above the pages changes with the day. */
export function hasDates({ announcement, closed }: Dated): boolean {
  return Boolean(announcement.from || announcement.until || closed.from);
}

/** `day` is YYYY-MM-DD in Jakarta. */
const startOfDay = (day: string) => startOfJakartaDay(new Date(`${day}T12:00:00+07:00`));
