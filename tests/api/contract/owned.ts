import { db } from "#lib/database/db.ts";
import { send } from "../shop-client.ts";

/** Reads all rows of an account. Returns null for a visitor's call. */
export async function readOwned(token: string | undefined) {
  if (!token) return null;
  const { json } = await send("POST", "/api/auth/user", { token });
  const userId: string = json.data.id;
  const where = { userId };
  const orderBy = { id: "asc" } as const;
  const [user, addresses, cart, orders, sessions] = await Promise.all([
    db().user.findUnique({ where: { id: userId } }),
    db().address.findMany({ where, orderBy }),
    db().cartItem.findMany({ where, orderBy }),
    db().order.findMany({ where, orderBy, include: { proofs: true } }),
    db().session.findMany({ where, orderBy, select: { id: true, revokedAt: true } }),
  ]);
  return { user, addresses, cart, orders, sessions };
}

/** Returns ids and texts that identify this account's data in an answer. */
export function marksOf(owned: Awaited<ReturnType<typeof readOwned>>): string[] {
  if (!owned?.user) return [];
  const { user, addresses, cart, orders, sessions } = owned;
  return [
    user.id,
    user.email,
    ...addresses.map(({ id }) => id),
    ...cart.map(({ id }) => id),
    ...sessions.map(({ id }) => id),
    ...orders.flatMap(({ id, orderNo, proofs }) => [
      id,
      orderNo,
      ...proofs.map((proof) => proof.id),
    ]),
  ];
}
