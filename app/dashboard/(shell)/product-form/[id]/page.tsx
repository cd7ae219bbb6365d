import type { Metadata } from "next";
import { AuditLink } from "#components/dashboard/audit/audit-link.tsx";
import { DottedLine } from "#components/dashboard/parts/dotted-line.tsx";
import { Missing } from "#components/dashboard/parts/missing.tsx";
import { PageHeading } from "#components/dashboard/parts/page-heading.tsx";
import { ProductForm } from "#components/dashboard/products/form/product-form.tsx";
import { ShopLink } from "#components/dashboard/products/shop-link.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { findProduct } from "#lib/catalogue/get-product.ts";
import { requireAdmin } from "#lib/http/caller/current-user.ts";

export const metadata: Metadata = { title: "Edit Barang" };

type EditProductPageProps = { params: Promise<{ id: string }> };

export default async function EditProductPage({ params }: EditProductPageProps) {
  const { id } = await params;
  await requireAdmin(`/dashboard/product-form/${id}`);
  const product = await findProduct(id);
  if (!product) return <Missing what="Barang" list="products" />;
  return (
    <>
      <PageHeading
        back="products"
        title="Edit Barang"
        action={
          <LinkButton
            href={`/dashboard/product-form?copy=${product.id}`}
            variant="secondary"
            size="small"
          >
            Duplikat
          </LinkButton>
        }
      >
        <DottedLine>
          <ShopLink product={product} />
          <AuditLink id={product.id}>Riwayat barang ini</AuditLink>
        </DottedLine>
      </PageHeading>
      <ProductForm product={product} copyOf={null} />
    </>
  );
}
