import type { Metadata } from "next";
import { termsDetails } from "#components/content/terms-details.ts";
import { termsSummary } from "#components/content/terms-summary.ts";
import { TextSections } from "#components/content/text-sections.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: "Terms & Condition",
    description: `Aturan main antara pembeli dan ${name}: pesanan, pembayaran, pengiriman, pengembalian dan data pribadi.`,
    alternates: { canonical: "/terms-condition" },
  };
}

export default async function TermsPage() {
  const facts = await getShopFacts();
  return (
    <div lang="id" className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">Syarat dan ketentuan</h1>
      <p className="mt-3 max-w-prose text-abu">
        Aturan main antara Anda dan {facts.name}. Ringkasannya dulu, rinciannya di bawah.
      </p>
      <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {termsSummary(facts).map(({ title, text }) => (
          <li key={title} className="border-t-2 border-soga-700 pt-4">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <TextSections sections={termsDetails(facts)} />
    </div>
  );
}
