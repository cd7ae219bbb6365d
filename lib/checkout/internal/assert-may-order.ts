import { AppError } from "../../errors.ts";
import {
  type AddressOrders,
  findAddressRefusal,
  findOwnRefusal,
  type OpenOrders,
} from "../open-orders.ts";

/** Throws conflict if the customer or the address group has too many open orders. */
export function assertMayOrder(
  buyer: OpenOrders,
  addressOrders: AddressOrders,
  pieces: number,
): void {
  const refusal = findOwnRefusal(buyer, pieces) ?? findAddressRefusal(buyer, addressOrders);
  if (!refusal) return;
  throw new AppError("conflict", refusal.message, { body: { verify_email: refusal.verifies } });
}
