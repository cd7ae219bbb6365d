import type { Metadata } from "next";
import { ManualOrderForm } from "#components/dashboard/orders/manual/manual-order-form.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";
import { listCityNames } from "#lib/places/list-places.ts";

export const metadata: Metadata = { title: "Pesanan Baru" };

export default async function OrdersNewPage() {
  await requireAdmin("/dashboard/orders-new");
  return (
    <>
      <PageHeading back="orders" title="Pesanan Baru">
        Penjualan di luar situs: WhatsApp, bazar, atau di toko
      </PageHeading>
      <ManualOrderForm cities={await listCityNames()} />
    </>
  );
}
