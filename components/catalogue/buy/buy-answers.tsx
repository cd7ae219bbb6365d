import { Landmark, type LucideIcon, RotateCcw, Truck } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage, useWords } from "#language";
import { words } from "#lib/language/words.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShippingRange } from "#lib/shipping/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { RETURN_DAYS } from "#lib/shop/promises.ts";
import { withinSentence } from "#lib/shop/ways-to-pay.ts";

const ANSWER_WORDS = words(
  {
    byCarrier: (carriers: string) => `By ${carriers}, on business days.`,
    byDestination: (carriers: string, from: string, to: string) =>
      `By ${carriers}, ${from} to ${to} by destination.`,
    paid: (ways: string) => `Paid by ${ways}`,
    returned: "Not as described?",
    sent: (hours: number, city: string) => `Sent within ${hours} hours from ${city}`,
    setAside: (hours: number) => `Set aside for you for ${hours} hours from the order on.`,
    write: (days: number) => `Write to us within ${days} days of delivery.`,
  },
  {
    byCarrier: (carriers) => `Dengan ${carriers}, pada hari kerja.`,
    byDestination: (carriers, from, to) =>
      `Dengan ${carriers}, ${from} sampai ${to} menurut tujuan.`,
    paid: (ways) => `Dibayar dengan ${ways}`,
    returned: "Tidak sesuai gambaran?",
    sent: (hours, city) => `Dikirim dalam ${hours} jam dari ${city}`,
    setAside: (hours) => `Disimpan untuk Anda selama ${hours} jam sejak pesanan.`,
    write: (days) => `Tulis kepada kami dalam ${days} hari setelah paket sampai.`,
  },
);

type Answer = { icon: LucideIcon; title: string; text: string; href: string };

type BuyAnswersProps = {
  facts: ShopFacts;
  shipping: ShippingRange | null;
  /** The ways to pay (lib/shop/ways-to-pay.ts). */
  ways: string;
};

/** Sending, paying and returning in a line each, with a link to the whole answer. */
export function BuyAnswers({ facts, shipping, ways }: BuyAnswersProps) {
  const language = useLanguage();
  const words = useWords(ANSWER_WORDS);
  const carriers = CARRIER_NAMES[language];
  const answers: Answer[] = [
    {
      icon: Truck,
      title: words.sent(facts.dispatchHours, facts.words[language].city),
      text: shipping
        ? words.byDestination(carriers, formatRupiah(shipping.from), formatRupiah(shipping.to))
        : words.byCarrier(carriers),
      href: "/faq#dispatch",
    },
    {
      icon: Landmark,
      title: words.paid(withinSentence(ways)),
      text: words.setAside(facts.paymentDeadlineHours),
      href: "/faq#paying",
    },
    {
      icon: RotateCcw,
      title: words.returned,
      text: words.write(RETURN_DAYS),
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
