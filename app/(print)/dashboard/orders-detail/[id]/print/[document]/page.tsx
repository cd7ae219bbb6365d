import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { orNull } from "#app/or-null.ts";
import { orderDetailHref } from "#components/dashboard/parts/hrefs.ts";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { OrderPrint } from "#components/dashboard/print/order-print.tsx";
import {
  findPrintDocument,
  PRINT_DOCUMENTS,
  printHref,
} from "#components/dashboard/print/print-documents.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

type PrintPageProps = { params: Promise<{ id: string; document: string }> };

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const document = findPrintDocument((await params).document);
  return { title: document ? PRINT_DOCUMENTS[document].title : "Cetak" };
}

export default async function PrintPage({ params }: PrintPageProps) {
  const { id, document: named } = await params;
  const document = findPrintDocument(named);
  if (!document) redirect(orderDetailHref(id));
  const actor = await requireAdmin(printHref(id, document));
  const order = await orNull(getOrder(actor, id));
  if (!order) {
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <Missing what="Pesanan" list="orders" />
      </main>
    );
  }
  return <OrderPrint order={order} document={document} shop={await getShopFacts()} />;
}
