import { PaymentSteps } from "#components/checkout/payment-steps.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { paymentChatLink } from "#lib/payments/payment-chat-link.ts";
import { showWays } from "#lib/payments/ways/ways.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";

/** Ways to pay an order that waits for its payment, on both of its pages. */
export async function AwaitedPayment({ order, facts }: { order: OrderView; facts: ShopFacts }) {
  const ways = await showWays({ ...order, due: order.money.due }, { isOwner: true });
  return (
    <PaymentSteps
      order={order}
      ways={ways}
      email={facts.email}
      chat={paymentChatLink(facts, order)}
    />
  );
}
