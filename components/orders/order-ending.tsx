import { isBefore } from "date-fns";
import { NameList } from "#components/ui/name-list.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { formatDate, momentBefore } from "#lib/dates.ts";
import { endOfReturns } from "#lib/shop/end-of-returns.ts";
import { type ShopFacts, whatsappChat } from "#lib/shop/facts.ts";
import { RETURN_DAYS } from "#lib/shop/promises.ts";

type OrderEndingProps = {
  orderNo: string;
  /** Day of the arrival, as ISO text. */
  arrivedAt: string;
  /** The bought products that still have a page; their care is Indonesian. */
  products: readonly Pick<ProductView, "id" | "name" | "care_instructions">[];
  facts: ShopFacts;
};

/** After the arrival: how to care for the pieces, how to return one, how to write to the shop. */
export function OrderEnding({ orderNo, arrivedAt, products, facts }: OrderEndingProps) {
  const cares = groupByCare(products);
  const end = endOfReturns(arrivedAt);
  const lastDay = formatDate(momentBefore(end));
  const chat = whatsappChat(facts, `Halo ${facts.name}, ini tentang pesanan ${orderNo}.`);
  return (
    <section aria-labelledby="ending" className="mb-8 border border-garis bg-putih p-5 sm:p-6">
      <h2 id="ending" className="text-2xl">
        How it lasts
      </h2>
      {cares.map(({ care, names }) => (
        <p key={care} className="mt-3 max-w-prose" lang="id">
          {cares.length > 1 ? (
            <strong className="block">
              <NameList names={names} />
            </strong>
          ) : null}
          <span>{care}</span>
        </p>
      ))}
      <p className="mt-3 max-w-prose">
        <span>
          Something wrong?{" "}
          {isBefore(new Date(), end)
            ? `You can ask to return a piece until ${lastDay}.`
            : `The ${RETURN_DAYS} days to return a piece ended on ${lastDay}.`}{" "}
          Write to{" "}
        </span>
        <a href={`mailto:${facts.email}?subject=${encodeURIComponent(orderNo)}`} className="link">
          {facts.email}
        </a>
        {chat ? (
          <span>
            {" "}
            or{" "}
            <a href={chat} className="link" rel="noreferrer">
              on WhatsApp
            </a>
          </span>
        ) : null}
        <span> with your order number, and say what it is about.</span>
      </p>
    </section>
  );
}

/** Pieces of a kind have the same care, which is said once. */
function groupByCare(products: OrderEndingProps["products"]) {
  const groups = new Map<string, string[]>();
  for (const { name, care_instructions: care } of products) {
    if (care !== "") groups.set(care, [...(groups.get(care) ?? []), name]);
  }
  return [...groups].map(([care, names]) => ({ care, names }));
}
