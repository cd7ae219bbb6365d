import "server-only";
import type { Prisma, User } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../csv/csv.ts";
import { afterCursor, readInBatches } from "../database/batches.ts";
import { db } from "../database/db.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { isId } from "../database/identifiers.ts";
import { escapeLike } from "../database/like-pattern.ts";
import { jakartaDayTime } from "../dates.ts";
import { notFound } from "../errors.ts";
import { normalizePhoneNumber } from "../fields/phone-number.ts";
import { metaOf, type Page, pageWindow } from "../paging.ts";
import type { CustomerQuery, CustomerView } from "./schema.ts";

const CUSTOMER_FIELDS = {
  id: true,
  name: true,
  email: true,
  phoneNumber: true,
} satisfies Prisma.UserSelect;

/** Returns a customer. Throws forbidden for non-admins; not-found also for admins' and deleted accounts. */
export async function getCustomer(actor: Actor, id: string): Promise<CustomerView> {
  assertAdmin(actor);
  const row = isId(id)
    ? await db().user.findUnique({
        where: { id, role: "user", deletedAt: null },
        select: CUSTOMER_FIELDS,
      })
    : null;
  if (!row) throw notFound("Customer");
  return toCustomerView(row);
}

/** Lists customers, newest first. Throws forbidden for non-admins. */
export async function listCustomers(
  actor: Actor,
  query: CustomerQuery,
): Promise<Page<CustomerView>> {
  assertAdmin(actor);
  const where = customersMatching(query.search || query.q);
  const [rows, total] = await Promise.all([
    db().user.findMany({
      where,
      select: CUSTOMER_FIELDS,
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().user.count({ where }),
  ]);
  return { data: rows.map(toCustomerView), meta: metaOf(query, total) };
}

const COLUMNS: readonly CsvColumn<
  Pick<User, "name" | "email" | "phoneNumber" | "emailVerifiedAt" | "createdAt">
>[] = [
  ["Nama", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Telepon", ({ phoneNumber }) => phoneNumber],
  ["E-mail Terverifikasi", ({ emailVerifiedAt }) => (emailVerifiedAt ? "Ya" : "Tidak")],
  ["Terdaftar (WIB)", ({ createdAt }) => jakartaDayTime(createdAt)],
];

/** Streams the customers that match a search as CSV, newest first. Throws forbidden for non-admins. */
export function exportCustomers(actor: Actor, search: string): AsyncGenerator<string> {
  assertAdmin(actor);
  const wanted = customersMatching(search);
  const batches = readInBatches((cursor, take) =>
    readWithFreshness("replica", ({ user }) =>
      user.findMany({
        where: { AND: [wanted, afterCursor(cursor)] },
        select: { ...CUSTOMER_FIELDS, emailVerifiedAt: true, createdAt: true },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take,
      }),
    ),
  );
  return streamCsv(COLUMNS, batches);
}

function toCustomerView({
  phoneNumber,
  ...row
}: Pick<User, keyof typeof CUSTOMER_FIELDS>): CustomerView {
  return { ...row, phone_number: phoneNumber };
}

/** Fewer digits match nearly every phone number. */
const MIN_PHONE_DIGITS = 3;

/** Accounts that a customer deleted hold no person. */
const CUSTOMERS = { role: "user", deletedAt: null } as const;

/** Returns a filter for customers whose name, e-mail or phone number contains the text. */
function customersMatching(text: string): Prisma.UserWhereInput {
  if (text === "") return CUSTOMERS;
  const part = { contains: escapeLike(text), mode: "insensitive" } as const;
  const digits = normalizePhoneNumber(text);
  const isPhone = /^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS;
  return {
    ...CUSTOMERS,
    OR: [
      { name: part },
      { email: part },
      ...(isPhone ? [{ phoneNumber: { contains: digits } }] : []),
    ],
  };
}
