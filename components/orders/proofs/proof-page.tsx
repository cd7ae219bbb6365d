import type { ButtonVariant } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useLanguage, usePathIn, useWords } from "#language";
import { orderHeadline } from "#lib/orders/status/order-headline.ts";
import { awaitsTransfer, hasDelivery } from "#lib/orders/status/order-status.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { UsedUp } from "./proof-button.tsx";
import { ProofChat } from "./proof-chat.tsx";
import { ProofForm } from "./proof-form.tsx";
import { ProofHistory } from "./proof-history.tsx";
import { ProofNotice } from "./proof-notice.tsx";
import { PROOF_WORDS } from "./proof-words.tsx";

type ProofPageProps = {
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
export function ProofPage({ order, orderId, visitor, token, email, chat }: ProofPageProps) {
  const isWaiting = awaitsTransfer(order);
  const isDone = !order.takes_proof || order.proofs.at(-1)?.state === "pending";
  const nextLink = <ProofNextLink visitor={visitor} orderId={orderId} isDone={isDone} />;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {isWaiting ? <ProofNotice order={order} /> : <Settled order={order} />}
      {isDone ? nextLink : null}
      {order.takes_proof ? <ProofEntry order={order} token={token} /> : null}
      {isWaiting && !order.takes_proof ? <UsedUp email={email} /> : null}
      {chat ? (
        <div>
          <ProofChat href={chat} />
        </div>
      ) : null}
      <ProofHistory proofs={order.proofs} />
      {isDone ? null : nextLink}
    </div>
  );
}

function Settled({ order }: { order: ProofPageView }) {
  const { headline, next } = orderHeadline(order, useLanguage());
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
function ProofEntry({ order, token }: Pick<ProofPageProps, "order" | "token">) {
  const words = useWords(PROOF_WORDS);
  if (order.proofs.at(-1)?.state !== "pending") return <ProofForm token={token} />;
  return (
    <details className="border-y border-garis py-1">
      <summary className="tap-link">{words.anotherInstead}</summary>
      <p className="max-w-prose pb-5">{words.instead}</p>
      <div className="pb-5">
        <ProofForm token={token} />
      </div>
    </details>
  );
}

/** Visitor of the proof page: the order's owner (or an admin), nobody signed in, or somebody else. */
export type ProofVisitor = "owner" | "visitor" | "stranger";

type WayOn = { label: string; href: string; variant: ButtonVariant };

type ProofWayOnProps = {
  visitor: ProofVisitor;
  orderId: string;
  /** True once nothing is left to do on this page. */
  isDone: boolean;
};

/** Leads from the proof page to the order, past the sign-in where needed, or to the shop. */
function ProofNextLink({ visitor, orderId, isDone }: ProofWayOnProps) {
  const words = useWords(PROOF_WORDS);
  const toPath = usePathIn();
  const order = `/order-history/${orderId}`;
  const variant = isDone ? "primary" : "secondary";
  const shop = { label: words.toShop, href: "/product" };
  const login = `/auth/login?next=${encodeURIComponent(toPath(order))}`;
  const links: Record<ProofVisitor, WayOn[]> = {
    owner: [{ label: words.toOrder, href: order, variant }],
    visitor: [
      { label: words.toLogin, href: login, variant },
      { ...shop, variant: "quiet" },
    ],
    stranger: [{ ...shop, variant }],
  };
  return (
    <nav
      aria-label={words.navigation}
      className={classNames("flex flex-wrap gap-3", !isDone && "border-t border-garis pt-6")}
    >
      {links[visitor].map(({ label, ...link }) => (
        <LinkButton key={label} size="large" {...link}>
          {label}
        </LinkButton>
      ))}
    </nav>
  );
}
