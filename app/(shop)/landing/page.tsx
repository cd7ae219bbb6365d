import type { Metadata } from "next";
import { ContentPicture } from "#components/content/content-picture.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: "Welcome",
    description: `${name}: made in Indonesia, cultured in batik since 2011. Enter the shop.`,
    alternates: { canonical: "/landing" },
  };
}

/** A quiet page about nothing but the brand; no menu leads here. */
export default async function LandingPage() {
  const { name } = await getShopFacts();
  return (
    <section className="page-width grid items-center gap-10 py-10 md:min-h-[calc(100dvh-7rem)] md:grid-cols-2 md:gap-16">
      <div className="flex flex-col items-start gap-6 md:order-2">
        <h1 className="text-5xl sm:text-6xl lg:text-7xl">{name}</h1>
        <p className="text-lg sm:text-xl">Batik made by hand, and hardly ever twice.</p>
        <LinkButton href="/home" size="large">
          Enter the shop
        </LinkButton>
      </div>
      <ContentPicture
        name="landing"
        alt="Kain mega mendung dan parang dijemur di halaman"
        sizes="(min-width: 1280px) 560px, (min-width: 768px) 45vw, 100vw"
        priority
        className="md:max-h-[calc(100dvh-12rem)]"
      />
    </section>
  );
}
