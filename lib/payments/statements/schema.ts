import { z } from "zod";
import { jsonList } from "../../fields/json-list.ts";
import { noteText } from "../../fields/note-text.ts";
import { atMost, requiredText } from "../../fields/required-text.ts";
import { fileTooLarge, OversizedFile } from "../../media/picture-rules.ts";
import { pageMeta, pagingFields } from "../../paging.ts";

export const MAX_COLUMNS = 60;
const column = z.number().int().min(0).max(MAX_COLUMNS);

/** The columns of a header row, by place from 0. Kept for each account, and used where a file has the same header. */
export const statementMapping = z
  .object({
    /** The header row's cells: letters and digits alone. */
    header: z.array(z.string().max(60)).min(2).max(MAX_COLUMNS),
    date: column,
    text: z.array(column).min(1).max(MAX_COLUMNS),
    /** Either `amount`, signed or with `direction`, or `debit` and `credit`. */
    amount: column.nullable(),
    debit: column.nullable(),
    credit: column.nullable(),
    direction: column.nullable(),
    balance: column.nullable(),
    /** Null: the file itself shows it. */
    dates: z.enum(["dmy", "mdy", "ymd"]).nullable(),
    /** The sign before sen. Null: the file itself shows it. */
    decimal: z.enum([".", ","]).nullable().default(null),
    /** 100 where amounts are in cents. */
    unit: z.union([z.literal(1), z.literal(100)]),
    /** An amount without a sign came in: reports of sales. */
    is_report: z.boolean(),
  })
  .meta({ id: "StatementMapping" });

export type StatementMapping = z.infer<typeof statementMapping>;

/** Reasons to ask before a row is saved. `pending` is never saved: the bank gives it a date later. */
export const ASKS = ["pending", "repeated", "twin", "break", "order"] as const;

export const ROW_KINDS = ["transfer", "sum"] as const;

export const statementRow = z.object({
  /** Row of the spreadsheet, from 1. */
  line: z.number().int(),
  /** YYYY-MM-DD; null while pending. */
  date: z.string().nullable(),
  text: z.string(),
  /** Whole rupiah, and the sen beyond them. */
  amount: z.number().int(),
  sen: z.number().int(),
  direction: z.enum(["credit", "debit"]),
  /** Rupiah with sen. */
  balance: z.number().nullable(),
  /** `sum`: a QRIS acquirer's net of many sales, which settles no order. */
  kind: z.enum(ROW_KINDS),
  ask: z.enum(ASKS).nullable(),
});

export type StatementRow = z.infer<typeof statementRow>;

export const unreadableRow = z.object({ line: z.number().int(), reason: z.string() });

export const statementShape = z.object({
  /** Empty for an unknown one. */
  bank: z.string(),
  delimiter: z.string(),
  encoding: z.string(),
  header_line: z.number().int(),
  mapping: statementMapping,
});

export type StatementShape = z.infer<typeof statementShape>;

/** A statement of 50,000 rows has 8 MB as CSV. */
export const MAX_STATEMENT_BYTES = 10 * 1024 * 1024;

export const STATEMENT_TOO_LARGE = fileTooLarge(MAX_STATEMENT_BYTES);

const fileField = z.unknown().transform((value, context): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  if (typeof value === "string" && value !== "") return Buffer.from(value);
  const message = value instanceof OversizedFile ? STATEMENT_TOO_LARGE : "Pilih berkas";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const mappingField = z
  .string()
  .max(8_000)
  .transform((text, context) => {
    try {
      return statementMapping.parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: "custom", message: "Pilihan kolom tidak terbaca" });
      return z.NEVER;
    }
  });

export const saveStatementInput = z.object({
  file: fileField,
  file_name: z.string().max(200).default(""),
  /** The shop's own name of the account. Its rows, and the columns kept for it, go by this name. */
  account: requiredText(100, { empty: "Rekening harus diisi" }),
  /** The columns, as JSON, where the shop found them wrongly. */
  mapping: mappingField.optional(),
  /** Last day of a statement whose dates have no year. */
  until: z.iso.date().optional(),
  /** Lines whose question is answered with yes, separated by commas. */
  accept: z
    .string()
    .max(200_000)
    .regex(/^(\d+(,\d+)*)?$/)
    .default("")
    .transform((text) => (text === "" ? [] : text.split(",").map(Number))),
  /** True only reads the file. False writes its rows, without those that are asked about and not accepted. */
  dry_run: z.union([z.boolean(), z.stringbool()]).default(true),
});

export type SaveStatementInput = z.infer<typeof saveStatementInput>;

const statementReport = z.object({
  shape: statementShape,
  /** The first rows, then those that are asked about; at most 500. */
  rows: z.array(statementRow),
  row_count: z.number().int(),
  asked_count: z.number().int(),
  /** At most 500 of `unreadable_count`. */
  unreadable: z.array(unreadableRow),
  unreadable_count: z.number().int(),
  /** Titles, totals and balances below the header. */
  skipped_count: z.number().int(),
  /** False: no row was read, as an owner has to name the columns. */
  is_header_known: z.boolean(),
  is_year_guessed: z.boolean(),
  /** Rows that the shop didn't have: to write, or written. */
  new_rows: z.number().int(),
  written: z.boolean(),
});

export type StatementReport = z.infer<typeof statementReport>;

export const statementReportAnswer = z.object({ data: statementReport });

export const ROW_STATES = ["unmatched", "matched", "returned", "written-off"] as const;

/** `exact` and `booked` may be confirmed at once; `booked` is money that a proof or status has booked already. */
export const MATCHES = ["exact", "booked", "late", "near", "unknown"] as const;

export const MATCH_REASONS = [
  "two-orders",
  "two-rows",
  "reversed",
  "short",
  "over",
  "name",
  "number",
] as const;

const matchedOrder = z.object({
  order_id: z.string(),
  order_no: z.string(),
  customer_name: z.string(),
  /** Rupiah that the order expects, or that were booked. */
  amount: z.number().int(),
  stage: z.enum(["open", "booked", "late"]),
  reasons: z.array(z.enum(MATCH_REASONS)),
});

export type MatchedOrder = z.infer<typeof matchedOrder>;

const rowMatch = z.object({ how: z.enum(MATCHES), orders: z.array(matchedOrder) });

export type RowMatch = z.infer<typeof rowMatch>;

export const bankRowView = z
  .object({
    id: z.string(),
    account: z.string(),
    date: z.string(),
    text: z.string(),
    amount: z.number().int(),
    sen: z.number().int(),
    direction: z.enum(["credit", "debit"]),
    kind: z.enum(ROW_KINDS),
    state: z.enum(ROW_STATES),
    order_id: z.string().nullable(),
    order_no: z.string().nullable(),
    note: z.string(),
    settled_at: z.string().nullable(),
    /** Null for a row that can't be an order's, or is somewhere already. */
    match: rowMatch.nullable(),
  })
  .meta({ id: "BankRow" });

export type BankRowView = z.infer<typeof bankRowView>;

/** Lists of rows that wait, by their match; `exact` has the booked ones too. */
export const WAITING = ["exact", "near", "late", "unknown"] as const;

/** `done`: an admin settled it. `skipped`: it was written off as it came in. */
export const BANK_TABS = [...WAITING, "done", "skipped"] as const;

export type BankTab = (typeof BANK_TABS)[number];

export type WaitingCounts = Record<(typeof WAITING)[number], number>;

export const bankRowQuery = z.object({
  state: z.enum(ROW_STATES).default("unmatched"),
  ...pagingFields,
});

export type BankRowQuery = z.infer<typeof bankRowQuery>;

export const bankRowPage = z.object({ data: z.array(bankRowView), meta: pageMeta });

const MAX_NOTE = 200;

export const settleRowInput = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("matched"),
    order_id: z.uuid(),
    /** Of less than is due: the rest stays due, or is given up. */
    rest: z.enum(["due", "written-off"]).optional(),
    /** Of a cancelled order: it goes on, or the money goes back. */
    late: z.enum(["revive", "refund"]).optional(),
    /** More than twice the total is no typing error. */
    sure: z.union([z.boolean(), z.stringbool()]).default(false),
  }),
  z.object({
    state: z.enum(["returned", "written-off"]),
    note: noteText.pipe(z.string().min(1, "Tulis satu kata").max(MAX_NOTE, atMost(MAX_NOTE))),
  }),
  z.object({ state: z.literal("unmatched") }),
]);

export type SettleRowInput = z.infer<typeof settleRowInput>;

export const bankRowAnswer = z.object({ data: bankRowView });

export const confirmRowsInput = z.object({
  /** Without any, all that are exact or booked, at most 500. */
  ids: jsonList(z.array(z.uuid()).max(500)).optional(),
});

export type ConfirmRowsInput = z.infer<typeof confirmRowsInput>;

const confirmedRow = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  result: z.enum(["confirmed", "conflict", "failed"]),
  message: z.string(),
});

export type ConfirmedRow = z.infer<typeof confirmedRow>;

export const confirmRowsAnswer = z.object({ data: z.array(confirmedRow) });
