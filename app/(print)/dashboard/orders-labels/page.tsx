import type { Metadata } from "next";
import { labelsHref } from "#components/dashboard/parts/hrefs.ts";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { LabelsPrint } from "#components/dashboard/print/labels-print.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listOrdersById } from "#lib/orders/list-orders-by-id.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const metadata: Metadata = { title: "Label Pengiriman" };

type LabelsPageProps = { searchParams: Promise<{ ids?: string | string[] }> };

export default async function LabelsPage({ searchParams }: LabelsPageProps) {
  const ids = [(await searchParams).ids ?? ""].flat().flatMap((text) => text.split(","));
  const actor = await requireAdmin(labelsHref(ids));
  const [orders, shop] = await Promise.all([listOrdersById(actor, ids), getShopFacts()]);
  if (orders.length === 0) {
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <Missing what="Pesanan" list="/dashboard/orders" listName="Kelola Pesanan" />
      </main>
    );
  }
  return <LabelsPrint orders={orders} shop={shop} />;
}
