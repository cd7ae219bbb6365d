import type { Metadata } from "next";
import { BackLink } from "#components/dashboard/back-link.tsx";
import { PageHeading } from "#components/dashboard/page-heading.tsx";
import { ProductForm } from "#components/dashboard/product-form/product-form.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { requireAdmin } from "#lib/auth/current-user.ts";
import { findProduct } from "#lib/catalogue/get-product.ts";

export const metadata: Metadata = { title: "Edit Barang" };

type EditProductPageProps = { params: Promise<{ id: string }> };

export default async function EditProductPage({ params }: EditProductPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/product-form/${id}`);
  const product = await findProduct(id);
  if (!product) {
    return (
      <EmptyState
        level={1}
        title="Barang tidak ditemukan"
        action={<LinkButton href="/dashboard/product">Kelola Barang</LinkButton>}
      />
    );
  }
  return (
    <>
      <BackLink href="/dashboard/product">Kelola Barang</BackLink>
      <PageHeading title="Edit Barang">
        <LinkButton
          href={`/dashboard/product-form?copy=${product.id}`}
          variant="secondary"
          size="small"
        >
          Duplicate
        </LinkButton>
      </PageHeading>
      <ProductForm product={product} copyOf={null} />
    </>
  );
}
