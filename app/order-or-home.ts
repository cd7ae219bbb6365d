import { redirect } from "next/navigation";
import type { Actor } from "#lib/actor.ts";
import { AppError } from "#lib/errors.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import type { OrderView } from "#lib/orders/schema.ts";

/** An order that can't be shown leads to /home (specification §8). */
export async function orderOrHome(actor: Actor, id: string): Promise<OrderView> {
  try {
    return await getOrder(actor, id);
  } catch (error) {
    if (error instanceof AppError) redirect("/home");
    throw error;
  }
}
