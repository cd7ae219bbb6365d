import { PageLink } from "#components/ui/page-link.tsx";
import { CARRIER_NAMES } from "#lib/shipping/carriers.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import { ContentPicture } from "./content-picture.tsx";

const cards = (facts: ShopFacts) =>
  [
    {
      title: "Drawn and stamped, never printed",
      text: "Hot wax, canting and copper stamp: every line has passed through a maker’s hand in Pekalongan, Solo or Cirebon. A slight unevenness is the maker’s sign.",
      link: { label: "Read the history and the techniques", href: "/history" },
    },
    {
      title: "One piece, one story",
      text: "Parang barong was once the court’s alone; truntum is worn by the parents at a wedding. With each piece we write its motif and what it means.",
      link: { label: "Browse the collection", href: "/product" },
    },
    {
      title: `From ${facts.cityInEnglish} to your home`,
      text: `Sent by ${CARRIER_NAMES.en} on business days, within ${DISPATCH_HOURS} hours of the confirmed payment, wrapped in acid-free paper.`,
      link: { label: "Read questions and answers", href: "/faq" },
    },
  ] as const;

/** The shop's values in three cards, beside a maker's hand. */
export function AboutCards({ facts }: { facts: ShopFacts }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
      <ContentPicture
        name="maker-bantul"
        alt="Tangan pembatik dengan canting di atas kain parang"
        sizes="(min-width: 1024px) 38vw, 100vw"
        className="aspect-square lg:aspect-auto lg:h-full"
      />
      <ul className="grid gap-6">
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
    </div>
  );
}
