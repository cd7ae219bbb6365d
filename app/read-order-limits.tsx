import { DemoMailHint } from "#components/accounts/codes/demo-mail-hint.tsx";
import type { OrderLimitsProps } from "#components/checkout/order-limits.tsx";
import type { Actor } from "#lib/actor.ts";
import { getOrderAllowance } from "#lib/checkout/get-order-allowance.ts";
import { isMailKeptHere } from "./dev/mail/dev-mail-allowed.ts";

/** Returns what the cart and the checkout show of the limits on orders. */
export async function readOrderLimits(actor: Actor): Promise<OrderLimitsProps> {
  const [allowance, isDemo] = await Promise.all([getOrderAllowance(actor), isMailKeptHere()]);
  return { allowance, mailHint: isDemo ? <DemoMailHint /> : null };
}
