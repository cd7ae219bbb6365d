import { Hand, Landmark, type LucideIcon, RotateCcw, Truck } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage, useWords } from "#language";
import { words } from "#lib/language/words.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { RETURN_DAYS } from "#lib/shop/promises.ts";

type Line = { icon: LucideIcon; text: string; href: string };

type TrustLinesProps = {
  facts: ShopFacts;
  /** The ways to pay (lib/shop/ways-to-pay.ts). */
  ways: string;
};

const TRUST_WORDS = words(
  {
    hand: "Drawn and stamped by hand, never printed",
    sent: (city: string, carriers: string, hours: number) =>
      `Sent from ${city} by ${carriers} within ${hours} hours`,
    paid: (ways: string, hours: number) => `${ways}; set aside for ${hours} hours`,
    returned: (days: number) => `${days} days to say if it isn’t right`,
  },
  {
    hand: "Ditulis dan dicap dengan tangan, bukan hasil cetak",
    sent: (city, carriers, hours) => `Dikirim dari ${city} dengan ${carriers} dalam ${hours} jam`,
    paid: (ways, hours) => `${ways}; disimpan untuk Anda selama ${hours} jam`,
    returned: (days) => `${days} hari untuk memberi tahu bila ada yang kurang pas`,
  },
);

function useLines({ facts, ways }: TrustLinesProps): Line[] {
  const said = useWords(TRUST_WORDS);
  const language = useLanguage();
  const { dispatchHours, paymentDeadlineHours } = facts;
  const { city } = facts.words[language];
  return [
    { icon: Hand, text: said.hand, href: "/history" },
    {
      icon: Truck,
      text: said.sent(city, CARRIER_NAMES[language], dispatchHours),
      href: "/faq#dispatch",
    },
    { icon: Landmark, text: said.paid(ways, paymentDeadlineHours), href: "/faq#paying" },
    { icon: RotateCcw, text: said.returned(RETURN_DAYS), href: "/faq#returns" },
  ];
}

/** Lines on making, delivery, payment and returns. */
export function TrustLines(props: TrustLinesProps) {
  return (
    <div className="border-y border-garis bg-putih">
      <ul className="page-width grid gap-x-6 py-3 sm:grid-cols-2 xl:grid-cols-4">
        {useLines(props).map(({ icon: Icon, text, href }) => (
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
