import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage, useWords } from "#language";
import { statusName } from "#lib/orders/status/status-labels.ts";
import { HISTORY_WORDS } from "./history-words.ts";
import { ORDER_TABS, type OrderHistoryChoice, orderHistoryChoice } from "./order-history-choice.ts";

/** The list by state. The chosen days stay. */
export function OrderTabs({ days, status }: Pick<OrderHistoryChoice, "days" | "status">) {
  const language = useLanguage();
  const words = useWords(HISTORY_WORDS);
  return (
    <nav aria-label={words.byState} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max min-w-full gap-5 border-b border-garis">
        {ORDER_TABS.map((tab) => (
          <li key={tab ?? "All"}>
            <PageLink
              href={orderHistoryChoice.href({ days, status: tab })}
              aria-current={tab === status ? "page" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent text-abu hover:text-soga-700 aria-[current=page]:border-soga-700 aria-[current=page]:font-semibold aria-[current=page]:text-soga-900"
            >
              {tab ? statusName(tab, language) : words.all}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
