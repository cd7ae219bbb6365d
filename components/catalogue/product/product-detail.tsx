import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { classNames } from "#components/ui/class-names.ts";
import { Price } from "#components/ui/price.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { BuyPanel } from "../buy/buy-panel.tsx";
import { toBuyableProduct } from "../buy/buyable-product.ts";
import { catalogueChoice } from "../catalogue-choice.ts";
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
  const { lead, rest } = partStory(product.description);
  const story =
    rest === "" ? null : (
      <Section title="About this piece">
        <Written>{rest}</Written>
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
          { label: product.category, href: category, reload: true },
          { label: product.name },
        ]}
      />
      {/* On a desk the chart goes on below the picture, however long the other column is. */}
      <div className="mt-1 grid gap-4 lg:mt-2 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:gap-y-12">
        <div className="min-w-0">
          <ProductGallery name={product.name} images={listImages(product)} demo={demo} />
        </div>
        <div className="flex flex-col gap-6 self-start lg:row-span-2">
          <header className="flex flex-col gap-2 sm:gap-3">
            <h1 lang="id" className="text-2xl sm:text-4xl">
              {product.name}
            </h1>
            <Price value={product.price} className="text-xl font-semibold" />
            <MakingLine product={product} />
          </header>
          {lead === "" ? null : <Written className="text-lg">{lead}</Written>}
          <BuyPanel
            product={toBuyableProduct(product)}
            price={<Price value={product.price} className="font-semibold" />}
          />
          {answers}
          {chat ? <ChatLink href={chat} /> : null}
          {isStoryBelow ? null : story}
          <Section title="Details">
            <ProductFacts product={product} />
          </Section>
        </div>
        <div className="mt-6 flex flex-col gap-10 lg:mt-0">
          {isStoryBelow ? story : null}
          <Section title="Size chart">
            <SizeChart product={product} />
          </Section>
          <Section title="Care">
            <Written>{product.care_instructions}</Written>
          </Section>
        </div>
      </div>
      <RelatedProducts
        id="related-pieces"
        title="You may also like"
        products={related}
        demo={demo}
      />
    </article>
  );
}

type WrittenProps = { children: string; className?: string };

/** The owner's own words. */
function Written({ children, className }: WrittenProps) {
  return (
    <p lang="id" className={classNames("max-w-prose whitespace-pre-line", className)}>
      {children}
    </p>
  );
}

function ChatLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: "secondary", size: "large", full: true })}
    >
      <MessageCircle size={18} aria-hidden />
      Ask about this piece on WhatsApp
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
