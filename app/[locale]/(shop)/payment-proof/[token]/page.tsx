import type { Metadata } from "next";
import { orNull } from "#app/or-null.ts";
import { PayScreen } from "#components/checkout/pay-screen.tsx";
import { ProofHeading } from "#components/orders/proofs/proof-heading.tsx";
import { ProofPage, type ProofVisitor } from "#components/orders/proofs/proof-page.tsx";
import { PROOF_WORDS } from "#components/orders/proofs/proof-words.tsx";
import { UnknownProofLink } from "#components/orders/proofs/unknown-proof-link.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { findCurrentActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { readProofToken } from "#lib/orders/proofs/proof-link.ts";
import { awaitsTransfer } from "#lib/orders/status/order-status.ts";
import { getProofPage } from "#lib/payments/get-proof-page.ts";
import { paymentChatLink } from "#lib/payments/payment-chat-link.ts";
import { showWays } from "#lib/payments/ways/ways.ts";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: PROOF_WORDS[await readLanguage()].documentTitle,
    robots: { index: false, follow: false },
    // The address holds the token, so it is kept from other sites.
    referrer: "strict-origin",
  };
}

/** Returns who opens the page. The link says nothing about it, since links are passed on. */
async function findVisitor(orderId: string): Promise<ProofVisitor> {
  const actor = await findCurrentActor();
  if (!actor) return "visitor";
  return (await orNull(getOrder(actor, orderId))) ? "owner" : "stranger";
}

export default async function PaymentProofPage({
  params,
}: PageProps<"/[locale]/payment-proof/[token]">) {
  const { token } = await params;
  const orderId = readProofToken(token);
  const order = await orNull(getProofPage(token));
  const facts = await readShopFactsForPage();
  // No notFound(): without scripts its page is blank, and the mails that lead here are read anywhere.
  if (!orderId || !order) return <UnknownProofLink email={facts.email} />;
  const visitor = await findVisitor(orderId);
  return (
    <div className="page-width py-8 sm:py-12">
      <ProofHeading order={order} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-16">
        <ProofPage
          order={order}
          orderId={orderId}
          visitor={visitor}
          token={token}
          email={facts.email}
          chat={paymentChatLink(facts, order)}
        />
        {awaitsTransfer(order) ? (
          <div className="self-start">
            <PayScreen
              order={order}
              ways={await showWays({ ...order, id: orderId }, { isOwner: visitor === "owner" })}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
