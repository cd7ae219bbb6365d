import "server-only";
import type { Sql } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { presentAccounts, takesQris } from "../../shop/settings.ts";
import type { BankAccount } from "../../shop/settings-schema.ts";

type Sale = {
  userId: string;
  /** Hash of the customer's address group. */
  placedFrom: string | null;
  lines: readonly { productId: string; quantity: number }[];
};

export type Parties = {
  customer: { name: string; email: string; phone: string; isVerified: boolean };
  admins: { name: string; email: string }[];
  accounts: BankAccount[];
  takesQris: boolean;
  /** The address group's open orders: all, and those of customers without a verified e-mail. */
  addressOrders: { all: number; unverified: number };
};

/** Takes the pieces of locked products, and reads what can't change under the locks. Throws if stock is short. */
export async function takeStock(tx: Sql, { userId, placedFrom, lines }: Sale): Promise<Parties> {
  const wanted = lines.map(({ productId, quantity }) => ({ id: productId, quantity }));
  const [row] = await tx.query<Parties & { taken: number }>(sql`
    WITH wanted AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(id uuid, quantity int)
    ), taken AS (
      UPDATE products p
      SET stock = p.stock - wanted.quantity, is_purchased = (p.stock = wanted.quantity),
        updated_at = now()
      FROM wanted
      WHERE p.id = wanted.id AND p.deleted_at IS NULL AND p.stock >= wanted.quantity
      RETURNING p.id
    )
    SELECT (SELECT count(*)::int FROM taken) AS taken,
      json_build_object('name', u.name, 'email', u.email, 'phone', u.phone_number,
        'isVerified', u.email_verified_at IS NOT NULL) AS customer,
      (SELECT COALESCE(json_agg(json_build_object('name', name, 'email', email)), '[]')
        FROM users WHERE role = 'admin') AS admins,
      ${presentAccounts()} AS accounts, ${takesQris()} AS "takesQris",
      (SELECT json_build_object('all', count(*),
          'unverified', count(*) FILTER (WHERE buyer.email_verified_at IS NULL))
        FROM orders o JOIN users buyer ON buyer.id = o.user_id
        WHERE o.placed_from = ${placedFrom}::text
          AND o.status = 'Waiting for Payment') AS "addressOrders"
    FROM users u WHERE u.id = ${userId}::uuid`);
  if (row?.taken !== lines.length) throw new Error("a line's pieces weren't there to be taken");
  return row;
}
