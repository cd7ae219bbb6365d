import "server-only";
import type { Database } from "../../database/db.ts";

/**
 * Empties what an account got before anybody proved its e-mail: addresses, cart and phone number. A
 * stranger may have registered it. Orders keep their copies.
 */
export async function forgetUnproved(tx: Database, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { phoneNumber: "" }, select: { id: true } });
  await tx.address.deleteMany({ where: { userId } });
  // With its lines and its checkout token.
  await tx.cart.deleteMany({ where: { userId } });
}
