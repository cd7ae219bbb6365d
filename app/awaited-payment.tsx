import { PaymentSteps } from "#components/checkout/payment-steps.tsx";
import { readOrderAccounts } from "#lib/orders/money/order-accounts.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { paymentChatLink } from "#lib/payments/payment-chat-link.ts";
import { findOrderQris } from "#lib/payments/qris/order-qris.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";

/** Ways to pay an order that waits for its payment, on both of its pages. */
export async function AwaitedPayment({ order, facts }: { order: OrderView; facts: ShopFacts }) {
  const [accounts, qris] = await Promise.all([readOrderAccounts(order.id), findOrderQris(order)]);
  return (
    <PaymentSteps
      order={order}
      accounts={accounts}
      qris={qris}
      email={facts.email}
      chat={paymentChatLink(facts, order)}
    />
  );
}
