/** The order of a date's numbers. */
export type DateOrder = "dmy" | "mdy" | "ymd";

/** First and last day of a statement, as YYYY-MM-DD. */
export type Period = { from: string; to: string };

const MONTHS =
  /^(?:(jan)|(feb)|(mar)|(apr)|(mei|may)|(jun)|(jul)|(agu|aug|agt)|(sep)|(okt|oct)|(nov|nop)|(des|dec))[a-z]*\.?$/i;

/** Days since the end of 1899, as a workbook has them under a format of its own. */
const SERIAL = /^[2-8]\d{4}(\.\d+)?$/;

type Parts = { style: string; numbers: number[] };

/** Takes a date apart: "02/11/2026 09:34", "01-Agu-26", "2026-11-02T…". Null for no date. */
function partsOf(cell: string): Parts | null {
  const text = cell.replace(/^[='"`\s]+/, "");
  if (SERIAL.test(text)) return { style: "serial", numbers: [Math.floor(Number(text))] };
  const match =
    /^(\d{4}|\d{1,2})([/\-. ])(\d{1,2}|[a-z]{3,9}\.?)(?:\2(\d{4}|\d{2}))?(?=$|[\sT"'])/i.exec(text);
  if (!match) return null;
  const [, first = "", , second = "", third = ""] = match;
  const month = MONTHS.exec(second)?.findIndex((part, at) => at > 0 && part !== undefined);
  if (month === undefined && !/^\d/.test(second)) return null;
  const width = (text: string) => (text.length === 4 ? "4" : text === "" ? "" : "2");
  const style = `${width(first)}${month === undefined ? "2" : "m"}${width(third)}`;
  return { style, numbers: [Number(first), month ?? Number(second), Number(third)] };
}

/** Counts the styles of a column of dates. A cell in another style than most isn't read. */
export class DateStyle {
  readonly #styles = new Map<string, { count: number; dayFirst: number; monthFirst: number }>();

  add(cell: string): void {
    const parts = partsOf(cell);
    if (!parts) return;
    const style = this.#styles.get(parts.style) ?? { count: 0, dayFirst: 0, monthFirst: 0 };
    const [first = 0, second = 0] = parts.numbers;
    style.count += 1;
    if (parts.style.startsWith("22") && first > 12) style.dayFirst += 1;
    if (parts.style.startsWith("22") && second > 12) style.monthFirst += 1;
    this.#styles.set(parts.style, style);
  }

  /** Returns the style of most cells: widths of its parts, and the order of its numbers. */
  get(): { style: string; order: DateOrder } {
    const [most] = [...this.#styles].sort(([, a], [, b]) => b.count - a.count);
    const [style, { dayFirst, monthFirst }] = most ?? ["", { dayFirst: 0, monthFirst: 0 }];
    if (style.startsWith("4")) return { style, order: "ymd" };
    return { style, order: monthFirst > dayFirst && !style.includes("m") ? "mdy" : "dmy" };
  }
}

/** Reads a day as YYYY-MM-DD. One without a year has to lie in the period. */
export function readDay(
  cell: string,
  { style, order }: { style: string; order: DateOrder },
  period: Period,
): { day: string } | { reason: string } {
  const parts = partsOf(cell);
  if (!parts) return { reason: "Tanggal tidak terbaca" };
  if (parts.style !== style) return { reason: "Tanggal ditulis lain dari baris lain" };
  const [first = 0, second = 0, third = 0] = parts.numbers;
  if (style === "serial")
    return { day: new Date(Date.UTC(1899, 11, 30 + first)).toISOString().slice(0, 10) };
  if (style === "4m" || style === "42") return { reason: "Tanggal tidak terbaca" };
  const [day, month] =
    order === "ymd" ? [third, second] : order === "mdy" ? [second, first] : [first, second];
  const years = yearsOf(order === "ymd" ? first : third, style, period);
  const days = years.map((year) => isoDay(year, month, day)).filter((found) => found !== null);
  if (days.length === 0) return { reason: "Tanggal ini tidak ada" };
  if (/^2.$/.test(style)) {
    const inside = days.find((found) => found >= period.from && found <= period.to);
    return inside ? { day: inside } : { reason: "Tanggal di luar masa rekening koran" };
  }
  return { day: days[0] ?? "" };
}

function yearsOf(year: number, style: string, { from, to }: Period): number[] {
  if (/^2.$/.test(style)) return [Number(to.slice(0, 4)), Number(from.slice(0, 4))];
  return [year < 100 ? 2000 + year : year];
}

function isoDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 2000 ? date.toISOString().slice(0, 10) : null;
}

/** Finds "01/11/2026 - 26/11/2026" in the lines above a header. */
export function findPeriod(text: string): Period | null {
  const day = String.raw`(\d{1,2}[/\- ](?:\d{1,2}|[a-z]{3,9})[/\- ]\d{4})`;
  const match = new RegExp(`${day}\\s*(?:-|–|s/?d\\.?|to|sampai)\\s*${day}`, "i").exec(text);
  const [from, to] = [match?.[1], match?.[2]].map((cell = "") => {
    const style = { style: partsOf(cell)?.style ?? "", order: "dmy" as const };
    const read = readDay(cell, style, { from: "", to: "" });
    return "day" in read ? read.day : null;
  });
  return from && to && from <= to ? { from, to } : null;
}
