import { useLanguage } from "#language";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { noticesOf } from "#lib/shop/notices.ts";

/** The owner's announcement and closed days, above every customer page. */
export function ShopNotices({ facts }: { facts: ShopFacts }) {
  return noticesOf(facts, useLanguage(), new Date()).map(({ text, lang }) => (
    <p
      key={text}
      lang={lang}
      className="bg-gading px-4 py-2 text-center text-sm text-soga-900 wrap-anywhere"
    >
      {text}
    </p>
  ));
}
