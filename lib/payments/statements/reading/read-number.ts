/** The sign between rupiah and sen. */
export type Decimal = "." | ",";

/** Returns the decimal sign that a cell proves; null where it may be either. `461.123` groups thousands. */
function provenDecimal(text: string): Decimal | null {
  const signs = text.replaceAll(/[^.,]/g, "");
  const last = signs.at(-1) as Decimal | undefined;
  if (!last) return null;
  const other = last === "." ? "," : ".";
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  return /[.,]\d{3}\b/.test(text) ? null : last;
}

/** Counts the styles of a column, whose cells are all read in the one that most of them prove. */
export class NumberStyle {
  #points = 0;
  #ambiguous: Decimal | null = null;

  add(cell: string): void {
    const text = bareAmount(cell).text;
    if (!/\d/.test(text)) return;
    const proven = provenDecimal(text);
    if (proven) this.#points += proven === "." ? 1 : -1;
    else if (/[.,]/.test(text)) this.#ambiguous = text.includes(".") ? "," : ".";
  }

  get decimal(): Decimal {
    if (this.#points !== 0) return this.#points > 0 ? "." : ",";
    return this.#ambiguous ?? ".";
  }
}

const CREDIT = /^(cr|c|k|kr|kredit|credit|\+)\.?$/i;
const DEBIT = /^(db|dr|d|debit|debet|-)\.?$/i;

/** Returns what a cell of a direction says; null for anything else. */
export function readDirection(cell: string): "credit" | "debit" | null {
  if (CREDIT.test(cell.trim())) return "credit";
  return DEBIT.test(cell.trim()) ? "debit" : null;
}

/** Takes currency, sign and a CR or DB at either end off an amount. */
function bareAmount(cell: string): { text: string; direction: "credit" | "debit" | null } {
  const parts =
    /^\s*(?:(?:rp|idr)\.?)?\s*([+-])?\s*(?:(?:rp|idr)\.?)?\s*(.*?)\s*([a-z]{1,2}\.?)?\s*$/i.exec(
      cell,
    );
  const [, sign = "", text = "", word = ""] = parts ?? [];
  return { text, direction: readDirection(word) ?? readDirection(sign) };
}

/** An amount in cents of a rupiah, never negative, and the direction where the cell says one. */
export type Cents = { cents: number; direction: "credit" | "debit" | null };

const SHAPES = {
  ".": /^(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.(\d{1,2}))?$/,
  ",": /^(\d{1,3}(?:\.\d{3})+|\d+|(?=,\d))(?:,(\d{1,2}))?$/,
};

const MAX_DIGITS = 13;

/** Reads an amount in the style of its column. Null for anything else. */
export function readCents(cell: string, decimal: Decimal): Cents | null {
  const { text, direction } = bareAmount(cell);
  const [, whole = "", sen = ""] = SHAPES[decimal].exec(text) ?? [];
  const digits = whole.replaceAll(/[.,]/g, "");
  if ((digits === "" && sen === "") || digits.length > MAX_DIGITS) return null;
  return { cents: Number(digits) * 100 + Number(sen.padEnd(2, "0")), direction };
}
