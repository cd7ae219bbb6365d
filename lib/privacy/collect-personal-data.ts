import "server-only";
import type { Actor } from "../actor.ts";
import { db } from "../database/db.ts";
import { onPool } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { notFound } from "../errors.ts";
import { limit } from "../limits/limit.ts";
import { readOwnOrders } from "../orders/read-own-orders.ts";
import type { OrderView } from "../orders/schema.ts";

/** Returns all data of the caller as JSON pieces, without hashes. Throws too-many-requests after ten an hour. */
export async function collectPersonalData(actor: Actor): Promise<AsyncGenerator<string>> {
  await limit("personal-data", actor.userId).take();
  const mine = { where: { userId: actor.userId } };
  const user = await db().user.findUnique({
    where: { id: actor.userId },
    select: {
      ...{ id: true, name: true, email: true, phoneNumber: true, role: true },
      ...{ emailVerifiedAt: true, createdAt: true, updatedAt: true },
    },
  });
  if (!user) throw notFound("Account");
  const [addresses, cart, sessions, identities, emailChanges, secondFactor, mails, transfers] =
    await Promise.all([
      db().address.findMany({ ...mine, omit: { addressKey: true, userId: true } }),
      db().cartItem.findMany({
        ...mine,
        select: {
          ...{ quantity: true, chosenSize: true, createdAt: true },
          product: { select: { id: true, name: true } },
        },
      }),
      db().session.findMany({ ...mine, omit: { id: true, userId: true } }),
      db().identity.findMany({ ...mine, omit: { id: true, userId: true } }),
      db().emailChange.findMany({ ...mine, omit: { id: true, userId: true, undoTokenHash: true } }),
      db().secondFactor.findUnique({ ...mine, select: { createdAt: true, confirmedAt: true } }),
      db().outboxMail.findMany({
        where: { recipient: user.email },
        select: { template: true, createdAt: true, sentAt: true },
      }),
      listTransfers(actor),
    ]);
  const signIn = { sessions, identities, emailChanges, secondFactor };
  const data = { account: user, addresses, cart, ...signIn, mails, transfers };
  return streamJson(data, readOwnOrders(actor));
}

/** Lists the bank's rows that name the caller's orders. */
function listTransfers(actor: Actor) {
  return onPool.query<object>(sql`
    SELECT o.order_no, r.date::text, r.rupiah::float8 AS amount, r.text
    FROM bank_rows r JOIN orders o ON o.id = r.order_id
    WHERE o.user_id = ${actor.userId}::uuid ORDER BY r.date, r.id`);
}

/** The end of a JSON object whose last member is an empty list. */
const EMPTY_END = "]\n}";

/** Yields the JSON of an object whose last member lists the orders, as one JSON.stringify would write it. */
async function* streamJson(
  data: object,
  batches: AsyncIterable<readonly OrderView[]>,
): AsyncGenerator<string> {
  yield JSON.stringify({ ...data, orders: [] }, null, 2).slice(0, -EMPTY_END.length);
  let separator = "\n";
  for await (const orders of batches) {
    const texts = orders.map((order) => JSON.stringify(order, null, 2).replaceAll(/^/gm, "    "));
    yield separator + texts.join(",\n");
    separator = ",\n";
  }
  yield separator === "\n" ? EMPTY_END : `\n  ${EMPTY_END}`;
}
