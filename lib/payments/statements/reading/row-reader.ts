import { jakartaDay } from "../../../dates.ts";
import type { StatementMapping, StatementRow } from "../schema.ts";
import type { Balances } from "./ask-about-rows.ts";
import { inTurns } from "./in-turns.ts";
import { CLOSING, OPENING, SUM_TEXTS } from "./known-headings.ts";
import { DateStyle, findPeriod, type Period, readDay } from "./read-day.ts";
import { type Cents, NumberStyle, readCents, readDirection } from "./read-number.ts";
import { isSameHeader, plainHeader, type Recognised } from "./recognise.ts";

const PENDING = /^['"`\s]*(PEND|NEXT)/i;
const LABEL =
  /^(sub ?total|total|summary|saldo|mutasi|(starting|beginning|opening|ending|closing) balance|page|halaman)\b/i;
const MAX_TEXT = 500;

export type Unreadable = { line: number; reason: string };

type Reason = { reason: string };

type KnownCents = { cents: number; direction: "credit" | "debit" };

type Line = { line: number; cells: string[]; isBroken: boolean };

/** Reads the rows below a header, in the styles that most cells of a column have. */
export class RowReader {
  readonly rows: StatementRow[] = [];
  readonly unreadable: Unreadable[] = [];
  readonly balances: Balances = { opening: null, closing: null };
  readonly #mapping: StatementMapping;
  readonly #delimiter: string;
  #date: ReturnType<DateStyle["get"]> = new DateStyle().get();
  readonly #money = new NumberStyle();
  readonly #balance = new NumberStyle();
  #period: Period = yearUntil(jakartaDay(new Date()));
  isYearGuessed = false;
  /** Titles, totals and repeated headers. */
  skipped = 0;

  private constructor({ table, mapping }: Recognised) {
    this.#mapping = mapping;
    this.#delimiter = table.delimiter;
  }

  /** Learns the styles of a table's columns. */
  static async of(found: Recognised, until: string | null): Promise<RowReader> {
    const reader = new RowReader(found);
    await reader.#learn(found, until);
    return reader;
  }

  async #learn({ table, headerLine, title, mapping }: Recognised, until: string | null) {
    const dates = new DateStyle();
    for await (const row of inTurns(table.rows())) {
      if (row.line <= headerLine || row.isBroken) continue;
      const cells = this.#aligned(row.cells);
      dates.add(cells[mapping.date] ?? "");
      for (const at of [mapping.amount, mapping.debit, mapping.credit]) {
        if (at !== null) this.#money.add(cells[at] ?? "");
      }
      if (mapping.balance !== null) this.#balance.add(cells[mapping.balance] ?? "");
    }
    const { style, order } = dates.get();
    this.#date = { style, order: mapping.dates ?? order };
    const period = findPeriod(title);
    const hasNoYear = style === "22" || style === "2m";
    this.isYearGuessed = hasNoYear && !period && !until;
    if (period || until) this.#period = period ?? yearUntil(until ?? "");
    this.#noteBalance(title);
  }

  add({ line, cells: raw, isBroken }: Line): void {
    if (isBroken) {
      this.#refuse(line, "Ada tanda kutip yang tidak ditutup: berkas terpotong");
      return;
    }
    if (isSameHeader(plainHeader(raw), this.#mapping.header)) {
      this.skipped += 1;
      return;
    }
    const cells = this.#aligned(raw);
    const { date, amount, debit, credit } = this.#mapping;
    const day = cells[date]?.trim() ?? "";
    const money = [amount, debit, credit].map((at) => (at === null ? "" : (cells[at] ?? "")));
    if (!isData(cells, day, money)) {
      this.#noteBalance(raw.join(" "));
      this.skipped += 1;
      return;
    }
    const read = this.#read(line, day, cells);
    if ("reason" in read) this.#refuse(line, read.reason);
    else this.rows.push(read);
  }

  #read(line: number, day: string, cells: string[]): StatementRow | Reason {
    const isPending = PENDING.test(day);
    const date = isPending ? { day: null } : readDay(day, this.#date, this.#period);
    if ("reason" in date) return date;
    const money = this.#readMoney(cells);
    if ("reason" in money) return money;
    const { balance: at, text: columns, unit } = this.#mapping;
    const balance = at === null ? "" : (cells[at] ?? "").trim();
    const balanceCents = balance === "" ? null : this.#readBalance(balance);
    if (balance !== "" && !balanceCents) return { reason: "Saldo tidak terbaca" };
    const words = columns.map((column) => cells[column] ?? "").join(" ");
    const text = words
      .replaceAll(/[\s\u00a0]+/g, " ")
      .trim()
      .slice(0, MAX_TEXT);
    const cents = money.cents / unit;
    return {
      line,
      date: date.day,
      text,
      amount: Math.floor(cents / 100),
      sen: Math.round(cents % 100),
      direction: money.direction,
      balance: balanceCents && (signOf(balanceCents) * balanceCents.cents) / 100,
      kind:
        money.direction === "credit" && SUM_TEXTS.some((sum) => sum.test(text))
          ? "sum"
          : "transfer",
      ask: isPending ? "pending" : null,
    };
  }

  #readBalance(text: string): Cents | null {
    return readCents(text, this.#mapping.decimal ?? this.#balance.decimal);
  }

  /** Reads the columns of debit and credit, or an amount whose direction another cell or its sign tells. */
  #readMoney(cells: readonly string[]): KnownCents | Reason {
    const { amount, debit, credit, direction, is_report } = this.#mapping;
    const decimal = this.#mapping.decimal ?? this.#money.decimal;
    if (debit !== null && credit !== null) {
      const [out, into] = [debit, credit].map((at) => readCents(emptyAsZero(cells[at]), decimal));
      if (!out || !into) return { reason: "Debit atau kredit tidak terbaca" };
      if (out.cents > 0 && into.cents > 0) return { reason: "Debit dan kredit terisi dua-duanya" };
      if (out.cents + into.cents === 0) return { reason: "Jumlahnya nol" };
      const isCredit = into.cents > 0;
      return { cents: out.cents + into.cents, direction: isCredit ? "credit" : "debit" };
    }
    const read = readCents(amount === null ? "" : (cells[amount] ?? ""), decimal);
    if (!read) return { reason: "Jumlah tidak terbaca" };
    if (read.cents === 0) return { reason: "Jumlahnya nol" };
    const word = direction === null ? null : (cells[direction] ?? "");
    // BCA's workbook leaves the cell of a credit empty.
    const said = word === null ? null : word.trim() === "" ? "credit" : readDirection(word);
    const found = said ?? read.direction ?? (is_report ? "credit" : null);
    return found
      ? { cents: read.cents, direction: found }
      : { reason: "Tidak jelas masuk atau keluar" };
  }

  /** A text with commas that isn't quoted spreads over more cells than the header has. */
  #aligned(cells: readonly string[]): string[] {
    const aligned = cells.map((cell) => cell.trim());
    while (aligned.length > this.#mapping.header.length && aligned.at(-1) === "") aligned.pop();
    const surplus = aligned.length - this.#mapping.header.length;
    const [text = 0] = this.#mapping.text;
    if (surplus <= 0 || this.#delimiter !== ",") return aligned;
    const words = aligned.slice(text, text + surplus + 1).join(", ");
    return [...aligned.slice(0, text), words, ...aligned.slice(text + surplus + 1)];
  }

  #noteBalance(text: string): void {
    for (const [name, label] of [
      ["opening", OPENING],
      ["closing", CLOSING],
    ] as const) {
      const at = text.search(label);
      const number = at === -1 ? null : /[\d.,]*\d/.exec(text.slice(at).replace(label, ""));
      const read = number && this.#readBalance(number[0]);
      if (read) this.balances[name] = read.cents;
    }
  }

  #refuse(line: number, reason: string): void {
    this.unreadable.push({ line, reason });
  }
}

/** Titles, totals and page numbers stand alone, say so, or have neither a date nor an amount. */
function isData(cells: readonly string[], day: string, money: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < 2 || LABEL.test(filled[0] ?? "")) return false;
  return /\d/.test(day) || PENDING.test(day) || money.some((cell) => /\d|#/.test(cell));
}

function emptyAsZero(cell = ""): string {
  return /^\s*-?\s*$/.test(cell) ? "0" : cell;
}

function signOf({ direction }: Cents): 1 | -1 {
  return direction === "debit" ? -1 : 1;
}

function yearUntil(day: string): Period {
  const year = Number(day.slice(0, 4)) - 1;
  return { from: `${year}${day.slice(4)}`.replace(/02-29$/, "03-01"), to: day };
}
