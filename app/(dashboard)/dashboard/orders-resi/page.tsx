import type { Metadata } from "next";
import { ResiList } from "#components/dashboard/orders/resi-list/resi-list.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kirim dari Daftar Resi" };

export default async function OrdersResiPage() {
  await requireAdmin("/dashboard/orders-resi");
  return (
    <>
      <PageHeading back="orders" title="Kirim dari Daftar Resi" />
      <FormSection title="Banyak pesanan sekaligus">
        <ResiList />
      </FormSection>
    </>
  );
}
