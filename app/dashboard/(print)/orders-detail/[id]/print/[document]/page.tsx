import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { orNull } from "#app/or-null.ts";
import { orderDetailHref } from "#components/dashboard/parts/hrefs.ts";
import { LISTS, PACKING } from "#components/dashboard/parts/lists.ts";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { OrderPrint } from "#components/dashboard/print/order-print.tsx";
import {
  findPrintDocument,
  PRINT_DOCUMENTS,
  printHref,
} from "#components/dashboard/print/print-documents.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requirePacker } from "#lib/http/caller/current-user.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { getPacking } from "#lib/orders/parcels/list-packing.ts";

type PrintPageProps = { params: Promise<{ id: string; document: string }> };

export async function generateMetadata({ params }: PrintPageProps): Promise<Metadata> {
  const document = findPrintDocument((await params).document);
  return { title: document ? PRINT_DOCUMENTS[document].title : "Cetak" };
}

export default async function PrintPage({ params }: PrintPageProps) {
  const { id, document: named } = await params;
  const document = findPrintDocument(named);
  if (!document) redirect(orderDetailHref(id));
  const actor = await requirePacker(
    "/dashboard/orders-detail/[id]/print/[document]",
    printHref(id, document),
  );
  const isAdmin = actor.role === "admin";
  if (document === "invoice" && !isAdmin) redirect(printHref(id, "label"));
  const [parcel, order] = await Promise.all([
    orNull(getPacking(actor, id)),
    isAdmin ? orNull(getOrder(actor, id)) : null,
  ]);
  if (!parcel) {
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <Missing what="Pesanan" list={isAdmin ? LISTS.orders : PACKING} />
      </main>
    );
  }
  return <OrderPrint {...{ parcel, order, document }} shop={await readShopFactsForPage()} />;
}
