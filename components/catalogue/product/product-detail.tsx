import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import { useLanguage, useWords } from "#language";
import { CATEGORY_NAMES } from "#lib/catalogue/catalogue-words.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { type Side, sideOf } from "#lib/language/sides.ts";
import { BuyPanel } from "../buy/buy-panel.tsx";
import { toBuyableProduct } from "../buy/buyable-product.ts";
import { catalogueChoice } from "../catalogue-choice.ts";
import { PRODUCT_WORDS } from "../product-words.ts";
import { SizeChart } from "../sizes/size-chart.tsx";
import { MakingLine } from "./making-line.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { RelatedProducts } from "./related-products.tsx";
import { partStory } from "./story.ts";

type ProductDetailProps = {
  product: ProductView;
  /** Related products (docs/catalogue.md#related-products); may be empty. */
  related: readonly ProductView[];
  /** Questions before buying, with their answers. */
  answers: ReactNode;
  /** A chat about the product; null where the shop has no number. */
  chat: string | null;
  demo?: boolean | undefined;
};

export function ProductDetail({ product, related, answers, chat, demo }: ProductDetailProps) {
  const words = useWords(PRODUCT_WORDS);
  const categories = useWords(CATEGORY_NAMES);
  const language = useLanguage();
  const name = sideOf(product, "name", language);
  const description = sideOf(product, "description", language);
  const { lead, rest } = partStory(description.text);
  const care = sideOf(product, "care_instructions", language);
  const named = { ...product, name: name.text };
  const story =
    rest === "" ? null : (
      <Section title={words.about}>
        <Written lang={description.lang}>{rest}</Written>
      </Section>
    );
  // Sizes to choose make the column beside the picture long, and their chart is short.
  const isStoryBelow = product.size === "See-Image";
  const category = catalogueChoice.href({ "categories[]": [product.category] });
  return (
    <article className="page-width pt-3 pb-20">
      <Breadcrumbs
        crumbs={[
          { label: "Batik", href: "/product" },
          { label: categories[product.category], href: category, reload: true },
          { label: name.text },
        ]}
      />
      {/* On a desk the chart goes on below the picture, however long the other column is. */}
      <div className="mt-1 grid gap-4 lg:mt-2 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-12">
        <div className="min-w-0">
          <ProductGallery name={name.text} images={listImages(product)} demo={demo} />
        </div>
        <div className="flex flex-col gap-6 self-start lg:row-span-2">
          <header className="flex flex-col gap-2 sm:gap-3">
            <h1 lang={name.lang} className="text-2xl sm:text-4xl">
              {name.text}
            </h1>
            <Price value={product.price} className="text-xl font-semibold" />
            <MakingLine product={product} />
          </header>
          {lead === "" ? null : (
            <Written lang={description.lang} className="text-lg">
              {lead}
            </Written>
          )}
          <BuyPanel
            product={toBuyableProduct(named)}
            price={<Price value={product.price} className="font-semibold" />}
          />
          {answers}
          {chat ? <ChatLink href={chat} /> : null}
          {isStoryBelow ? null : story}
          <Section title={words.details}>
            <ProductFacts product={product} />
          </Section>
        </div>
        <div className="mt-6 flex flex-col gap-10 lg:mt-0">
          {isStoryBelow ? story : null}
          <Section title={words.chart}>
            <SizeChart product={named} />
          </Section>
          <Section title={words.care}>
            <Written lang={care.lang}>{care.text}</Written>
          </Section>
        </div>
      </div>
      <RelatedProducts id="related-pieces" title={words.related} products={related} demo={demo} />
    </article>
  );
}

type WrittenProps = { lang: Side["lang"]; children: string; className?: string };

/** The owner's own words. */
function Written({ lang, children, className }: WrittenProps) {
  return (
    <p lang={lang} className={classNames("max-w-prose whitespace-pre-line", className)}>
      {children}
    </p>
  );
}

function ChatLink({ href }: { href: string }) {
  const { chat } = useWords(PRODUCT_WORDS);
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "large", full: true })}
    >
      <MessageCircle size={18} aria-hidden />
      {chat}
    </a>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
