import "server-only";
import type { User } from "#prisma/generated/client.ts";
import type { Actor } from "../../actor.ts";
import { assertAdmin } from "../../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../../csv/csv.ts";
import { afterCursor, readInBatches } from "../../database/batches.ts";
import { readWithFreshness } from "../../database/freshness.ts";
import { jakartaDayTime } from "../../dates.ts";
import { CUSTOMER_FIELDS, customersMatching } from "../internal/customer-row.ts";

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
