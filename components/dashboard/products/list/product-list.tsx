import { Store } from "lucide-react";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { CardList } from "../../parts/card-list.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { ShopLink } from "../shop-link.tsx";
import { ProductActions } from "./product-actions.tsx";
import type { ProductRow } from "./product-row.ts";

/** Refers to the symbol that the list draws once. */
const SHOP_ICON = (
  <svg aria-hidden width={16} height={16}>
    <use href="#shop-icon" />
  </svg>
);

const COLUMNS: readonly Column<ProductRow>[] = [
  {
    label: "Gambar Barang",
    className: "w-32 py-2!",
    cell: (product) => <Picture product={product} />,
  },
  {
    label: "Nama Barang",
    isHeading: true,
    className: "break-words",
    cell: (product) => (
      <>
        <Name product={product} />
        <span className="-mb-2.5 block">
          <ShopLink product={product} icon={SHOP_ICON} />
        </span>
      </>
    ),
  },
  { label: "Category", lang: "en", cell: ({ category }) => <span lang="en">{category}</span> },
  { label: "Size", lang: "en", cell: ({ size }) => size },
  {
    label: "Harga",
    align: "right",
    cell: ({ price }) => <span className="whitespace-nowrap">{price}</span>,
  },
  { label: "Stock", lang: "en", align: "right", cell: ({ stock }) => stock },
];

type ProductListProps = {
  products: readonly ProductRow[];
  /** True while a request about products runs; then the actions are disabled. */
  isBusy: boolean;
  /** The product being deleted. */
  deletedId: string | null;
  onDelete: (product: ProductRow) => void;
};

/** The products as a table, or as cards on narrow pages. */
export function ProductList({ products, isBusy, deletedId, onDelete }: ProductListProps) {
  const actionsOf = (product: ProductRow) => (
    <ProductActions
      product={product}
      isBusy={isBusy}
      isDeleting={product.id === deletedId}
      onDelete={() => onDelete(product)}
    />
  );
  return (
    <>
      <svg aria-hidden className="hidden">
        <symbol id="shop-icon" viewBox="0 0 24 24">
          <Store size={24} />
        </symbol>
      </svg>
      <DataTable
        caption="Barang, yang belum terjual lebih dulu"
        columns={[
          ...COLUMNS,
          { label: "Tindakan", isSilent: true, align: "right", cell: actionsOf },
        ]}
        rows={products}
      />
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
                {product.category}, {product.size}
              </p>
              <p className="flex flex-wrap justify-between gap-x-4 pt-1">
                <span className="whitespace-nowrap tabular-nums">{product.price}</span>
                <span className="text-abu" lang="en">
                  Stock {product.stock}
                </span>
              </p>
              <ShopLink product={product} icon={SHOP_ICON} />
              {actionsOf(product)}
            </div>
          </li>
        ))}
      </CardList>
    </>
  );
}

function Picture({ product }: { product: ProductRow }) {
  return (
    <span className="block w-14 shrink-0">
      <ProductPicture src={product.picture} alt="" sizes="56px" kind="thumb" />
    </span>
  );
}

function Name({ product }: { product: ProductRow }) {
  return (
    <>
      {product.name}
      {product.isSold ? <span className="text-mengkudu-600"> (Terjual)</span> : null}
    </>
  );
}
