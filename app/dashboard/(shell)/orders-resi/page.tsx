import type { Metadata } from "next";
import { ResiList } from "#components/dashboard/orders/resi-list/resi-list.tsx";
import { FormSection } from "#components/dashboard/parts/form-section.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { requirePacker } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Kirim dari Daftar Resi" };

export default async function OrdersResiPage() {
  const { role } = await requirePacker("/dashboard/orders-resi");
  return (
    <>
      <PageHeading
        {...(role === "admin" ? { back: "orders" as const } : {})}
        title="Kirim dari Daftar Resi"
      />
      <FormSection title="Banyak pesanan sekaligus">
        <ResiList />
      </FormSection>
    </>
  );
}
