import { PageLink } from "#components/ui/page-link.tsx";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";

const cards = (facts: ShopFacts) =>
  [
    {
      title: "Tulis dan cap, bukan cetakan",
      text: "Lilin panas, canting dan cap tembaga: setiap garis melewati tangan perajin di Pekalongan, Solo dan Cirebon. Sedikit ketidakrataan adalah tanda pembuatnya.",
      link: { label: "Baca sejarah dan tekniknya", href: "/history" },
    },
    {
      title: "Satu helai, satu cerita",
      text: "Parang barong dulu hanya untuk keraton; truntum dikenakan orang tua pengantin. Kami menuliskan motif dan maknanya pada setiap helai.",
      link: { label: "Telusuri koleksi", href: "/product" },
    },
    {
      title: `Dari ${facts.city} ke rumah Anda`,
      text: `Dikirim dengan ${CARRIER_NAMES.id} pada hari kerja, dalam ${DISPATCH_HOURS} jam setelah pembayaran dikonfirmasi, dibungkus kertas bebas asam.`,
      link: { label: "Baca tanya jawab", href: "/faq" },
    },
  ] as const;

/** The shop's values in three cards. */
export function AboutCards({ facts }: { facts: ShopFacts }) {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {cards(facts).map(({ title, text, link }) => (
        <li key={title} className="flex flex-col gap-3 border border-garis bg-putih p-6 lg:p-8">
          <h3 className="text-xl">{title}</h3>
          <p className="grow">{text}</p>
          <PageLink
            href={link.href}
            className="link inline-flex min-h-11 items-center self-start font-semibold"
          >
            {link.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
