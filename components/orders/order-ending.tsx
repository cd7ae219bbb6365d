import { isBefore } from "date-fns";
import { NameList } from "#components/ui/name-list.tsx";
import { useLanguage, useWords } from "#language";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { formatDate, momentBefore } from "#lib/dates.ts";
import type { Language } from "#lib/language/languages.ts";
import { type Side, sideOf } from "#lib/language/sides.ts";
import { endOfReturns } from "#lib/shop/end-of-returns.ts";
import { type ShopFacts, whatsappChat } from "#lib/shop/facts.ts";
import { RETURN_DAYS } from "#lib/shop/promises.ts";
import { ENDING_WORDS } from "./order-page-words.ts";

type Bought = Pick<
  ProductView,
  "id" | "name" | "name_en" | "care_instructions" | "care_instructions_en"
>;

type OrderEndingProps = {
  orderNo: string;
  /** Day of the arrival, as ISO text. */
  arrivedAt: string;
  /** The bought products that still have a page. */
  products: readonly Bought[];
  facts: ShopFacts;
};

/** After the arrival: how to care for the pieces, how to return one, how to write to the shop. */
export function OrderEnding({ orderNo, arrivedAt, products, facts }: OrderEndingProps) {
  const language = useLanguage();
  const words = useWords(ENDING_WORDS);
  const cares = groupByCare(products, language);
  const end = endOfReturns(arrivedAt);
  const lastDay = formatDate(momentBefore(end), language);
  const chat = whatsappChat(facts, `Halo ${facts.name}, ini tentang pesanan ${orderNo}.`);
  return (
    <section aria-labelledby="ending" className="mb-8 border border-garis bg-putih p-5 sm:p-6">
      <h2 id="ending" className="text-2xl">
        {words.title}
      </h2>
      {cares.map(({ care, names }) => (
        <p key={care.text} className="mt-3 max-w-prose" lang={care.lang}>
          {cares.length > 1 ? (
            <strong className="block">
              <NameList names={names} />
            </strong>
          ) : null}
          <span>{care.text}</span>
        </p>
      ))}
      <p className="mt-3 max-w-prose">
        <span>
          {words.wrong}{" "}
          {isBefore(new Date(), end) ? words.returns(lastDay) : words.ended(RETURN_DAYS, lastDay)}{" "}
          {words.writeTo}{" "}
        </span>
        <a href={`mailto:${facts.email}?subject=${encodeURIComponent(orderNo)}`} className="link">
          {facts.email}
        </a>
        {chat ? (
          <span>
            {words.byChat.before}
            <a href={chat} className="link" rel="noreferrer">
              {words.byChat.link}
            </a>
          </span>
        ) : null}
        <span>{words.say}</span>
      </p>
    </section>
  );
}

/** Pieces of a kind have the same care, which is said once. */
function groupByCare(products: readonly Bought[], language: Language) {
  const groups = new Map<string, { care: Side; names: Bought[] }>();
  for (const product of products) {
    const care = sideOf(product, "care_instructions", language);
    if (care.text === "") continue;
    const group = groups.get(care.text) ?? { care, names: [] };
    group.names.push(product);
    groups.set(care.text, group);
  }
  return [...groups.values()];
}
