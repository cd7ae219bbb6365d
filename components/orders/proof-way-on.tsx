import type { ButtonVariant } from "#components/ui/button/button-style.ts";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";

/** Who opens the proof page: the order's owner (or an admin), nobody signed in, or somebody else. */
export type ProofVisitor = "owner" | "visitor" | "stranger";

type WayOn = { label: string; href: string; variant: ButtonVariant };

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
  const shop = { label: "Go to the shop", href: "/product" };
  const login = `/auth/login?next=${encodeURIComponent(order)}`;
  const links: Record<ProofVisitor, WayOn[]> = {
    owner: [{ label: "Go to your order", href: order, variant }],
    visitor: [
      { label: "Log in to follow your order", href: login, variant },
      { ...shop, variant: "quiet" },
    ],
    stranger: [{ ...shop, variant }],
  };
  return (
    <nav
      aria-label="After the proof"
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
