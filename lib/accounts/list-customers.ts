import "server-only";
import { z } from "zod";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { db } from "../db.ts";
import { metaOf, type Page, pageWindow, pagingFields } from "../paging.ts";
import { customersWith } from "./internal/customer-search.ts";
import type { UserView } from "./schema.ts";

export const customerQuery = z.object({
  /** A part of the name or of the e-mail. */
  q: z.string().trim().max(100).default(""),
  ...pagingFields,
});

export type CustomerQuery = z.infer<typeof customerQuery>;

export type CustomerView = Pick<UserView, "id" | "name" | "email" | "phone_number">;

/** The shop's customers, newest first, for its admins. Throws forbidden for everyone else. */
export async function listCustomers(
  actor: Actor,
  query: CustomerQuery,
): Promise<Page<CustomerView>> {
  assertAdmin(actor);
  const where = customersWith(query.q);
  const [rows, total] = await Promise.all([
    db().user.findMany({
      where,
      select: { id: true, name: true, email: true, phoneNumber: true },
      orderBy: [{ createdAt: "desc" }, { id: "asc" }],
      ...pageWindow(query),
    }),
    db().user.count({ where }),
  ]);
  const data = rows.map(({ phoneNumber, ...row }) => ({ ...row, phone_number: phoneNumber }));
  return { data, meta: metaOf(query, total) };
}
