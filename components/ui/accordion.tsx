import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type AccordionItem = {
  /** Makes the item linkable: an address with `#id` leads to it and opens it. */
  id?: string;
  title: string;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items that share a name close one another. */
  name?: string;
};

/** Native `<details>`: opens without scripts and is found by the browser's own search. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className="border-b border-garis">
      {items.map((item) => (
        <details key={item.title} name={name} className="group border-t border-garis">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-soga-900 hover:text-soga-700">
            {item.title}
            <ChevronDown
              size={20}
              aria-hidden
              className="shrink-0 text-abu transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          {/* Browsers open what holds the address's target, so the target lies within. */}
          <div id={item.id} className="max-w-prose scroll-mt-16 pb-5 text-tinta">
            {item.content}
            {item.id ? (
              <a
                href={`#${item.id}`}
                aria-label={`Link to this answer: ${item.title}`}
                className="link mt-2 flex min-h-11 w-fit items-center text-sm"
              >
                Link to this answer
              </a>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
