import { SHOP_TIME_ZONE, shortTime } from "#lib/dates.ts";
import type { Language } from "#lib/language/languages.ts";
import type { MailLine } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { nameOf } from "./mail-table.tsx";

type FirstLine = {
  lines: readonly MailLine[];
  rupiah: number;
  /** The event or the request, in few words. */
  news: string;
  lang: Language;
};

/**
 * Returns the words that an inbox shows beside an order's subject: "Kemeja Parang Soga + 2 more, Rp 312.873:
 * pay by 24 Nov, 15:10 WIB". Mails of earlier releases have no pieces.
 */
export function firstLine({ lines, rupiah, news, lang }: FirstLine): string {
  const about = [...pieces(lines, lang), formatRupiah(rupiah)].join(", ");
  return `${about}: ${news}`;
}

const MORE: Record<Language, string> = { en: "more", id: "lagi" };
/** A phone's inbox shows about 60 characters, and the amount should be among them. */
const LONGEST_NAME = 36;

function pieces([first, ...others]: readonly MailLine[], lang: Language): string[] {
  if (!first) return [];
  const name = nameOf(first, lang);
  const { quantity } = first;
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name;
  const more = others.reduce((sum, line) => sum + line.quantity, 0);
  return [
    `${short}${quantity > 1 ? ` ×\u00a0${quantity}` : ""}${more > 0 ? ` + ${more} ${MORE[lang]}` : ""}`,
  ];
}

const SHORT = { day: "numeric", month: "short", timeZone: SHOP_TIME_ZONE } as const;
const shortDay = {
  en: new Intl.DateTimeFormat("en-GB", SHORT),
  id: new Intl.DateTimeFormat("id-ID", SHORT),
};

/** "24 Nov, 15:10 WIB" */
export function formatShortMoment(date: string, lang: Language): string {
  const moment = new Date(date);
  return `${shortDay[lang].format(moment)}, ${shortTime[lang].format(moment)} WIB`;
}
