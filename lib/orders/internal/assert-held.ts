import { AppError } from "../../errors.ts";
import { formatRupiah } from "../../rupiah.ts";
import { heldMoney, type Money } from "../money/order-ledger.ts";

/** Throws conflict with `held` where the shop has another amount of the order than the admin saw, in rupiah. */
export function assertHeld(money: Money, seen: number): void {
  const held = heldMoney(money);
  if (held === seen) return;
  const message = `The shop has ${formatRupiah(held)} of this order by now. Please look at it again.`;
  throw new AppError("conflict", message, { body: { held } });
}
