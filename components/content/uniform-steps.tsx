import type { ShopFacts } from "#lib/shop/facts.ts";
import { uniformSteps } from "./uniform-words.ts";

/** The steps of a company order. */
export function UniformSteps({ facts }: { facts: ShopFacts }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {uniformSteps(facts).map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.25rem_1fr]">
          <span aria-hidden className="font-display text-2xl text-soga-500 tabular-nums">
            {index + 1}
          </span>
          <div>
            <h3 className="pt-1">{title}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
