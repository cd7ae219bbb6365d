import { buttonClass } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { useWords } from "#language";
import type { OrderView } from "#lib/orders/schema.ts";
import { shouldHaveArrived } from "#lib/shipping/arrival.ts";
import { HISTORY_WORDS } from "./history/history-words.ts";
import { ArrivedButton } from "./parcel/arrived-button.tsx";
import { ProofLink } from "./proofs/proof-link.tsx";

type OrderActionProps = { order: OrderView; now: Date };

/** The one thing to do with an order in the list; nothing where there is none. */
export function OrderAction({ order, now }: OrderActionProps) {
  const action = findAction(order, now, useWords(HISTORY_WORDS));
  return action ? <div className="relative z-10">{action}</div> : null;
}

function findAction(order: OrderView, now: Date, words: (typeof HISTORY_WORDS)["en"]) {
  switch (order.status) {
    case "Waiting for Payment":
      if (!order.link || order.proofs.at(-1)?.state === "pending") return null;
      return (
        <ProofLink link={order.link} className={buttonClass({})}>
          {words.sendProof}
        </ProofLink>
      );
    case "In Delivery": {
      const sent = order.timeline.findLast(({ status }) => status === "In Delivery");
      const isDue = !sent || shouldHaveArrived(order.etd, new Date(sent.at), now);
      if (order.resi && !isDue) {
        return <LinkButton href={`/order-history/${order.id}#tracking`}>{words.track}</LinkButton>;
      }
      return <ArrivedButton orderId={order.id} label={words.arrived} />;
    }
    case "Completed":
    case "Cancelled": {
      const item = order.order_items.find(({ has_page }) => has_page);
      if (!item) return null;
      return (
        <LinkButton href={`/product-detail/${item.product_id}`} variant="secondary">
          {words.buyAgain}
        </LinkButton>
      );
    }
    default:
      return null;
  }
}
