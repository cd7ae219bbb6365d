import type { Metadata } from "next";
import { labelsHref } from "#components/dashboard/parts/hrefs.ts";
import { LISTS, PACKING } from "#components/dashboard/parts/lists.ts";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { LabelsPrint } from "#components/dashboard/print/labels-print.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requirePacker } from "#lib/http/caller/current-user.ts";
import { listPackingById } from "#lib/orders/parcels/list-packing.ts";

export const metadata: Metadata = { title: "Label Pengiriman" };

type LabelsPageProps = { searchParams: Promise<{ ids?: string | string[] }> };

export default async function LabelsPage({ searchParams }: LabelsPageProps) {
  const ids = [(await searchParams).ids ?? ""].flat().flatMap((text) => text.split(","));
  const actor = await requirePacker("/dashboard/orders-labels", labelsHref(ids));
  const [orders, shop] = await Promise.all([listPackingById(actor, ids), readShopFactsForPage()]);
  const back = actor.role === "admin" ? LISTS.orders : PACKING;
  if (orders.length === 0) {
    return (
      <main id="main" tabIndex={-1} className="outline-none">
        <Missing what="Pesanan" list={back} />
      </main>
    );
  }
  return <LabelsPrint orders={orders} shop={shop} back={back} />;
}
