import "server-only";
import type { User } from "#prisma/generated/client.ts";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { type CsvColumn, streamCsv } from "../csv/csv.ts";
import { after, inBatches } from "../database/batches.ts";
import { readAs } from "../database/freshness.ts";
import { jakartaDayTime } from "../dates.ts";
import { customersWith } from "./internal/customer-search.ts";

const COLUMNS: readonly CsvColumn<
  Pick<User, "name" | "email" | "phoneNumber" | "emailVerifiedAt" | "createdAt">
>[] = [
  ["Nama", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Telepon", ({ phoneNumber }) => phoneNumber],
  ["E-mail Terverifikasi", ({ emailVerifiedAt }) => (emailVerifiedAt ? "Ya" : "Tidak")],
  ["Terdaftar (WIB)", ({ createdAt }) => jakartaDayTime(createdAt)],
];

/**
 * The customers that a search finds (all for an empty one), newest first, as a CSV in pieces.
 * Throws forbidden for everyone but admins, before the first piece.
 */
export function exportCustomers(actor: Actor, search: string): AsyncGenerator<string> {
  assertAdmin(actor);
  const wanted = customersWith(search);
  const batches = inBatches((from, take) =>
    readAs("recent", ({ user }) =>
      user.findMany({
        where: { AND: [wanted, after(from)] },
        select: {
          id: true,
          name: true,
          email: true,
          phoneNumber: true,
          emailVerifiedAt: true,
          createdAt: true,
        },
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take,
      }),
    ),
  );
  return streamCsv(COLUMNS, batches);
}
