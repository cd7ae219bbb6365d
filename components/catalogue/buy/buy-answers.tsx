import { Landmark, type LucideIcon, RotateCcw, Truck } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { formatRupiah } from "#lib/rupiah.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShippingRange } from "#lib/shipping/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS, RETURN_DAYS } from "#lib/shop/promises.ts";

type Answer = { icon: LucideIcon; title: string; text: string; href: string };

function shippingWords(shipping: ShippingRange | null): string {
  if (!shipping) return `By ${CARRIER_NAMES.en}, on business days.`;
  return `By ${CARRIER_NAMES.en}, ${formatRupiah(shipping.from)} to ${formatRupiah(shipping.to)} by destination.`;
}

type BuyAnswersProps = {
  facts: ShopFacts;
  shipping: ShippingRange | null;
  /** The ways to pay (lib/shop/payment-ways.ts). */
  ways: string;
};

/** Sending, paying and returning in a line each, with a link to the whole answer. */
export function BuyAnswers({ facts, shipping, ways }: BuyAnswersProps) {
  const answers: Answer[] = [
    {
      icon: Truck,
      title: `Sent within ${DISPATCH_HOURS} hours from ${facts.cityInEnglish}`,
      text: shippingWords(shipping),
      href: "/faq#dispatch",
    },
    {
      icon: Landmark,
      title: `Paid by ${ways.replace(/^B/, "b")}`,
      text: `Set aside for you for ${facts.paymentDeadlineHours} hours from the order on.`,
      href: "/faq#paying",
    },
    {
      icon: RotateCcw,
      title: "Not as described?",
      text: `Write to us within ${RETURN_DAYS} days of delivery.`,
      href: "/faq#returns",
    },
  ];
  return (
    <ul className="flex flex-col gap-3">
      {answers.map(({ icon: Icon, title, text, href }) => (
        <li key={href} className="flex gap-3">
          <Icon size={20} strokeWidth={1.75} aria-hidden className="mt-1 shrink-0 text-soga-700" />
          <p className="text-sm">
            <PageLink href={href} className="link font-semibold text-tinta">
              {title}
            </PageLink>
            <span className="block text-abu">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
