import { LayoutDashboard, ReceiptText, ShoppingBag, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { useCartBadge } from "#components/cart/use-cart.ts";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { usePathIn, useWords } from "#language";
import { LAYOUT_WORDS } from "./layout-words.ts";

const ICON = { size: 22, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Cart, order history and profile, for admins and packers the dashboard too. Without a session each leads to log-in and back. */
export function AccountLinks() {
  const role = useSeemsSignedIn();
  const { count, isSignedOut } = useCartBadge(role !== null);
  const words = useWords(LAYOUT_WORDS);
  const signedIn = role !== null && !isSignedOut;
  return (
    <ul className="-mr-2.5 flex">
      {signedIn && role !== "user" ? (
        // A phone's header has no room: its menu has the link.
        <AccountLink
          href="/dashboard"
          label={words.dashboard}
          signedIn
          showsLabel
          className="hidden md:block"
        >
          <LayoutDashboard {...ICON} />
        </AccountLink>
      ) : null}
      <AccountLink href="/cart" label={words.cart} signedIn={signedIn}>
        <ShoppingBag {...ICON} />
        {signedIn && count > 0 ? <Badge count={count} /> : null}
      </AccountLink>
      <AccountLink href="/order-history" label={words.orders} signedIn={signedIn}>
        <ReceiptText {...ICON} />
      </AccountLink>
      <AccountLink href="/auth/profile" label={words.profile} signedIn={signedIn}>
        <UserRound {...ICON} />
      </AccountLink>
    </ul>
  );
}

type AccountLinkProps = {
  href: string;
  label: string;
  signedIn: boolean;
  /** True where a wide screen shows the label beside the icon. */
  showsLabel?: boolean;
  className?: string;
  children: ReactNode;
};

function AccountLink({ href, label, signedIn, showsLabel, className, children }: AccountLinkProps) {
  const toPath = usePathIn();
  return (
    <li className={className}>
      <PageLink
        href={signedIn ? href : `/auth/login?next=${encodeURIComponent(toPath(href))}`}
        className={classNames(
          "relative flex h-11 min-w-11 items-center justify-center gap-1.5 text-soga-900 hover:text-soga-500",
          showsLabel && "text-sm font-medium xl:px-2.5",
        )}
      >
        <span className={showsLabel ? "sr-only order-last xl:not-sr-only" : "sr-only"}>
          {label}
        </span>
        {children}
      </PageLink>
    </li>
  );
}

function Badge({ count }: { count: number }) {
  const { inCart } = useWords(LAYOUT_WORDS);
  return (
    <span className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-mengkudu-600 px-1 text-xs font-bold text-putih tabular-nums">
      <span>{count > 99 ? "99+" : count}</span>
      <span className="sr-only"> {inCart}</span>
    </span>
  );
}
