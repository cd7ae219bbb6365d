import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";

/** Columns of a product in the list. Few, because React repeats the data in the page. */
export type ProductRow = Pick<ProductView, "id" | "name" | "category" | "stock" | "price"> & {
  size: string;
  picture?: string | undefined;
  isSold?: true | undefined;
};

/** Returns what the list shows of a product. */
export function toProductRow(product: ProductView): ProductRow {
  const { id, name, category, stock, price } = product;
  const [picture] = listImages(product);
  return {
    id,
    name,
    category,
    stock,
    price,
    size: sizeLabel(product, "dashboard"),
    ...(picture !== undefined && { picture }),
    ...(product.is_purchased && { isSold: true }),
  };
}
