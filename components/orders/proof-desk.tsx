import { Notice } from "#components/ui/notice.tsx";
import { orderHeadline } from "#lib/orders/order-headline.ts";
import { awaitsTransfer, hasDelivery } from "#lib/orders/order-status.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { UsedUp } from "./proof-button.tsx";
import { ProofChat } from "./proof-chat.tsx";
import { ProofForm } from "./proof-form.tsx";
import { ProofHistory } from "./proof-history.tsx";
import { ProofNotice } from "./proof-notice.tsx";
import { type ProofVisitor, ProofWayOn } from "./proof-way-on.tsx";

type ProofDeskProps = {
  order: ProofPageView;
  orderId: string;
  visitor: ProofVisitor;
  token: string;
  /** The shop's e-mail address. */
  email: string;
  /** A WhatsApp chat; null where the shop has no number. */
  chat: string | null;
};

/** The state of the proofs, and the form while the order takes one. */
export function ProofDesk({ order, orderId, visitor, token, email, chat }: ProofDeskProps) {
  const isWaiting = awaitsTransfer(order);
  const isDone = !order.takes_proof || order.proofs.at(-1)?.state === "pending";
  const wayOn = <ProofWayOn visitor={visitor} orderId={orderId} isDone={isDone} />;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isWaiting ? <ProofNotice order={order} /> : <Settled order={order} />}
      {isDone ? wayOn : null}
      {order.takes_proof ? <ProofEntry order={order} token={token} /> : null}
      {isWaiting && !order.takes_proof ? <UsedUp email={email} /> : null}
      {chat ? (
        <div>
          <ProofChat href={chat} />
        </div>
      ) : null}
      <ProofHistory proofs={order.proofs} />
      {isDone ? null : wayOn}
    </div>
  );
}

function Settled({ order }: { order: ProofPageView }) {
  const { headline, next } = orderHeadline(order);
  return (
    <Notice
      tone={order.payment_status === "Paid" && hasDelivery(order.status) ? "success" : "warning"}
    >
      <p>{headline}.</p>
      <p className="pt-1 font-normal">{next}</p>
    </Notice>
  );
}

/** While a proof is pending the form is less prominent: another proof replaces it. */
function ProofEntry({ order, token }: Pick<ProofDeskProps, "order" | "token">) {
  if (order.proofs.at(-1)?.state !== "pending") return <ProofForm token={token} />;
  return (
    <details className="border-y border-garis py-1">
      <summary className="link inline-flex min-h-11 items-center">
        Send another picture instead
      </summary>
      <p className="max-w-prose pb-5">It takes the place of the one that we have.</p>
      <div className="pb-5">
        <ProofForm token={token} />
      </div>
    </details>
  );
}
