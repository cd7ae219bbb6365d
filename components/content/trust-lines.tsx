import { Hand, Landmark, type LucideIcon, RotateCcw, Truck } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS, RETURN_DAYS } from "#lib/shop/promises.ts";

type Line = { icon: LucideIcon; text: string; href: string };

type TrustLinesProps = {
  facts: ShopFacts;
  /** The ways to pay (lib/shop/payment-ways.ts). */
  ways: string;
};

const lines = ({
  facts: { cityInEnglish, paymentDeadlineHours },
  ways,
}: TrustLinesProps): Line[] => [
  { icon: Hand, text: "Drawn and stamped by hand, never printed", href: "/history" },
  {
    icon: Truck,
    text: `Sent from ${cityInEnglish} by ${CARRIER_NAMES.en} within ${DISPATCH_HOURS} hours`,
    href: "/faq#dispatch",
  },
  {
    icon: Landmark,
    text: `${ways}; set aside for ${paymentDeadlineHours} hours`,
    href: "/faq#paying",
  },
  { icon: RotateCcw, text: `${RETURN_DAYS} days to say if it isn’t right`, href: "/faq#returns" },
];

/** Lines on making, delivery, payment and returns. */
export function TrustLines(props: TrustLinesProps) {
  return (
    <div className="border-y border-garis bg-putih">
      <ul className="page-width grid gap-x-6 py-3 sm:grid-cols-2 xl:grid-cols-4">
        {lines(props).map(({ icon: Icon, text, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              className="flex min-h-11 items-center gap-3 py-1 text-sm hover:text-soga-700 hover:underline"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-soga-700" />
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
