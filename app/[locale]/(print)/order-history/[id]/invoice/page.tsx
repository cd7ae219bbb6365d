import type { Metadata } from "next";
import { loadOrGoHome } from "#app/load-or-go-home.ts";
import { BackLink } from "#components/dashboard/parts/back-link.tsx";
import { Invoice } from "#components/dashboard/print/invoice.tsx";
import { Paper } from "#components/dashboard/print/paper.tsx";
import { PrintButton } from "#components/dashboard/print/print-button.tsx";
import { ORDER_PAGE_WORDS } from "#components/orders/order-page-words.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { getOrder } from "#lib/orders/get-order.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: ORDER_PAGE_WORDS[await readLanguage()].invoice };
}

/** The customer's own invoice, on paper or as a PDF of the browser. */
export default async function InvoicePage({
  params,
}: PageProps<"/[locale]/order-history/[id]/invoice">) {
  const { id } = await params;
  const language = await readLanguage();
  const words = ORDER_PAGE_WORDS[language];
  const order = await loadOrGoHome(async () =>
    getOrder(await requireActor(`/order-history/${id}/invoice`), id),
  );
  return (
    <div lang={language}>
      <header className="border-b border-garis bg-putih px-4 py-4 sm:px-6 print:hidden">
        <div className="mx-auto flex max-w-[210mm] flex-wrap items-center justify-between gap-3">
          <BackLink href={`/order-history/${order.id}`}>{words.orderOf(order.order_no)}</BackLink>
          <PrintButton label={words.print} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="px-4 py-6 outline-none sm:px-6 sm:py-8 print:p-0">
        <Paper document="invoice">
          <Invoice order={order} shop={await readShopFactsForPage()} reader={language} />
        </Paper>
      </main>
    </div>
  );
}
