import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useUiWords } from "./ui-words.ts";

type AccordionItem = {
  /** Id to link to: an address with `#id` opens the item. */
  id?: string;
  title: string;
  /** Of a title in another language. */
  titleLang?: string | undefined;
  content: ReactNode;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Items with the same name close one another. */
  name?: string;
};

/** Native `<details>`: opens without scripts and for the browser's search in the page. */
export function Accordion({ items, name }: AccordionProps) {
  const { linkToAnswer } = useUiWords();
  return (
    <div className="border-b border-garis">
      {items.map((item) => (
        <details key={item.id ?? item.title} name={name} className="group border-t border-garis">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-soga-900 hover:text-soga-700">
            <span lang={item.titleLang}>{item.title}</span>
            <ChevronDown
              size={20}
              aria-hidden
              className="shrink-0 text-abu transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          {/* Browsers open the `<details>` around the target, so the target is inside. */}
          <div id={item.id} className="max-w-prose scroll-mt-16 pb-5 text-tinta">
            <div>{item.content}</div>
            {item.id ? (
              <a
                href={`#${item.id}`}
                aria-label={`${linkToAnswer}: ${item.title}`}
                className="link mt-2 flex min-h-11 w-fit items-center text-sm"
              >
                {linkToAnswer}
              </a>
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}
