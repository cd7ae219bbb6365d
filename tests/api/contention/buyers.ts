import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import { db } from "#lib/database/db.ts";
import { openSessionOf } from "#tests/factories/account.ts";
import { createProduct } from "#tests/factories/product.ts";
import { paymentBodyFor } from "../people.ts";
import { sendTo, serverOf } from "./servers.ts";

const AT_ONCE = 4;

export type Buyer = { userId: string; token: string };

/** Creates signed-in customers in the database: signing in isn't under test here. */
export async function createBuyers(count: number): Promise<Buyer[]> {
  const users = await db().user.createManyAndReturn({
    data: Array.from({ length: count }, () => ({
      name: "Uji Coba",
      email: `${randomUUID()}@example.test`,
      phoneNumber: "6281234567890",
      passwordHash: "none",
      emailVerifiedAt: new Date(),
    })),
    select: { id: true },
  });
  // All at once, the last ones would wait too long for a connection.
  return pLimit(AT_ONCE).map(users, async ({ id }) => ({
    userId: id,
    token: (await openSessionOf(id)).token,
  }));
}

/** Puts one piece of a product into each buyer's cart. */
export async function fillCarts(buyers: Buyer[], productId: string): Promise<void> {
  const userIds = buyers.map(({ userId }) => userId);
  await db().cart.createMany({ data: userIds.map((userId) => ({ userId })), skipDuplicates: true });
  await db().cartItem.createMany({
    data: userIds.map((userId) => ({ userId, productId, quantity: 1 })),
  });
}

/** Creates customers with one piece of one product in each cart. The body pays for any of these carts. */
export async function buyersOf(stock: number, count: number) {
  const productId = await createProduct({ stock });
  const buyers = await createBuyers(count);
  await fillCarts(buyers, productId);
  const [first] = buyers;
  if (!first) throw new Error("there are buyers");
  return { productId, buyers, first, body: await paymentBodyOf(first) };
}

/** Returns a payment body for the buyer's cart, with the right price of REG to Bandung. */
export async function paymentBodyOf({ token }: Buyer): Promise<Record<string, unknown>> {
  const path = "/api/shipping?city=Kota%20Bandung";
  return paymentBodyFor((await sendTo(serverOf(0), "GET", path, { token })).json.data);
}
