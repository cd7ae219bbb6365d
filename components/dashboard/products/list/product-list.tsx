import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { listImages } from "#lib/catalogue/product-images.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeWords } from "#lib/catalogue/size-words.ts";
import { CardList } from "../../parts/card-list.tsx";
import { Cell, type Column, DataTable, RowHeading } from "../../parts/data-table.tsx";
import { ShopLink } from "../shop-link.tsx";
import { ProductActions } from "./product-actions.tsx";

const COLUMNS: readonly Column[] = [
  { label: "Gambar Barang" },
  { label: "Nama Barang" },
  { label: "Category", lang: "en" },
  { label: "Size", lang: "en" },
  { label: "Harga", align: "right" },
  { label: "Stock", lang: "en", align: "right" },
  { label: "Tindakan", isSilent: true },
];

type ProductListProps = {
  products: readonly ProductView[];
  /** True while a request about products runs; then the actions are disabled. */
  isBusy: boolean;
  /** The product being deleted. */
  deletedId: string | null;
  onDelete: (product: ProductView) => void;
};

/** The products as a table, or as cards on narrow pages. */
export function ProductList({ products, isBusy, deletedId, onDelete }: ProductListProps) {
  const actionsOf = (product: ProductView) => (
    <ProductActions
      product={product}
      isBusy={isBusy}
      isDeleting={product.id === deletedId}
      onDelete={() => onDelete(product)}
    />
  );
  return (
    <>
      <DataTable caption="Barang, yang belum terjual lebih dulu" columns={COLUMNS}>
        {products.map((product) => (
          <tr key={product.id} data-row className="hover:bg-mori">
            <Cell className="w-32 py-2!">
              <Picture product={product} />
            </Cell>
            <RowHeading className="break-words">
              <Name product={product} />
              <span className="-mb-2.5 block">
                <ShopLink product={product} />
              </span>
            </RowHeading>
            <Cell lang="en">{product.category}</Cell>
            <Cell>{sizeWords(product, "id")}</Cell>
            <Cell align="right">
              <Price value={product.price} />
            </Cell>
            <Cell align="right">{product.stock}</Cell>
            <Cell align="right">{actionsOf(product)}</Cell>
          </tr>
        ))}
      </DataTable>
      <CardList label="Barang">
        {products.map((product) => (
          <li
            key={product.id}
            data-row
            className="flex gap-4 border border-garis p-3 text-[0.9375rem]"
          >
            <Picture product={product} />
            <div className="min-w-0 grow">
              <p className="font-semibold break-words">
                <Name product={product} />
              </p>
              <p className="text-sm text-abu" lang="en">
                {product.category}, {sizeWords(product, "id")}
              </p>
              <p className="flex flex-wrap justify-between gap-x-4 pt-1">
                <Price value={product.price} />
                <span className="text-abu" lang="en">
                  Stock {product.stock}
                </span>
              </p>
              <ShopLink product={product} />
              {actionsOf(product)}
            </div>
          </li>
        ))}
      </CardList>
    </>
  );
}

function Picture({ product }: { product: ProductView }) {
  return (
    <span className="block w-14 shrink-0">
      <ProductPicture src={listImages(product)[0]} alt="" sizes="56px" />
    </span>
  );
}

function Name({ product }: { product: ProductView }) {
  return (
    <>
      {product.name}
      {product.is_purchased ? <span className="text-mengkudu-600"> (Terjual)</span> : null}
    </>
  );
}
