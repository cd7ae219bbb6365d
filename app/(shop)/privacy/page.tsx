import type { Metadata } from "next";
import { privacySections } from "#components/content/privacy-sections.ts";
import { TextSections } from "#components/content/text-sections.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: "Privacy",
    description: `Data pribadi yang disimpan ${name}: untuk apa, berapa lama, dan hak Anda.`,
    alternates: { canonical: "/privacy" },
  };
}

export default async function PrivacyPage() {
  const facts = await getShopFacts();
  return (
    <div lang="id" className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">Pelindungan data pribadi</h1>
      <p className="mt-3 max-w-prose text-abu">
        Apa yang {facts.name} simpan tentang Anda, untuk apa, dan bagaimana Anda menghapusnya.
      </p>
      <TextSections sections={privacySections(facts)} />
    </div>
  );
}
