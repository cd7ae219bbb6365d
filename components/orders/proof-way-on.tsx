import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";

/** Who opens the proof page: the order's owner (or an admin), nobody signed in, or somebody else. */
export type ProofVisitor = "owner" | "visitor" | "stranger";

type ProofWayOnProps = {
  visitor: ProofVisitor;
  orderId: string;
  /** True once nothing is left to do on this page. */
  isDone: boolean;
};

/** Leads from the proof page to the order, past the sign-in where needed, or to the shop. */
export function ProofWayOn({ visitor, orderId, isDone }: ProofWayOnProps) {
  const order = `/order-history/${orderId}`;
  const variant = isDone ? "primary" : "secondary";
  return (
    <nav
      aria-label="After the proof"
      className={classNames("flex flex-wrap gap-3", !isDone && "border-t border-garis pt-6")}
    >
      {visitor === "owner" ? (
        <LinkButton href={order} variant={variant} size="large">
          Go to your order
        </LinkButton>
      ) : null}
      {visitor === "visitor" ? (
        <LinkButton
          href={`/auth/login?next=${encodeURIComponent(order)}`}
          variant={variant}
          size="large"
        >
          Log in to follow your order
        </LinkButton>
      ) : null}
      {visitor === "owner" ? null : (
        <LinkButton
          href="/product"
          variant={visitor === "stranger" ? variant : "quiet"}
          size="large"
        >
          Go to the shop
        </LinkButton>
      )}
    </nav>
  );
}
