import { PageLink } from "#components/ui/page-link.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { SelectRow } from "../../parts/many/selection.tsx";
import { EditableCell } from "./editable-cell.tsx";
import { ProductActions } from "./product-actions.tsx";
import type { ProductRow } from "./product-row.ts";

const COLUMNS: readonly Column<ProductRow>[] = [
  {
    label: "Pilih",
    isSilent: true,
    className: "w-11",
    cell: ({ id, name }) => <SelectRow id={id} name={name} />,
  },
  {
    label: "Gambar Barang",
    className: "w-28",
    cell: (product) => <Picture product={product} />,
  },
  {
    label: "Nama Barang",
    isHeading: true,
    className: "break-words",
    cell: (product) => <Name product={product} />,
  },
  { label: "Category", lang: "en", cell: ({ category }) => <span lang="en">{category}</span> },
  { label: "Size", lang: "en", cell: ({ size }) => <Size size={size} /> },
  {
    label: "Harga",
    align: "right",
    cell: (product) => <EditableCell product={product} field="price" />,
  },
  {
    label: "Stock",
    lang: "en",
    align: "right",
    cell: (product) => <EditableCell product={product} field="stock" />,
  },
];

type ProductListProps = {
  products: readonly ProductRow[];
  /** True while a request about products runs; then none can be deleted. */
  isBusy: boolean;
  onDelete: (product: ProductRow) => void;
};

/** The products as a table, or as cards on narrow pages. A whole row is a link, but for its controls. */
export function ProductList({ products, isBusy, onDelete }: ProductListProps) {
  const actionsOf = (product: ProductRow) => (
    <ProductActions product={product} isBusy={isBusy} onDelete={() => onDelete(product)} />
  );
  return (
    <DataTable
      caption="Barang, yang belum terjual lebih dulu"
      columns={[
        ...COLUMNS,
        { label: "Tindakan", isSilent: true, className: "w-11", cell: actionsOf },
      ]}
      rows={products}
      rowClassName="relative has-focus-visible:bg-mori *:py-1!"
      cardsLabel="Barang"
      cardClassName="relative flex gap-3 p-3 text-[0.9375rem] hover:bg-mori"
      card={(product) => (
        <>
          <div className="-my-2 -ml-3">
            <SelectRow id={product.id} name={product.name} />
          </div>
          <Picture product={product} />
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">
              <Name product={product} />
            </p>
            <p className="text-sm text-abu" lang="en">
              {product.category}, {product.size}
            </p>
            <div className="-ml-2 flex flex-wrap justify-between gap-x-4">
              <EditableCell product={product} field="price" />
              <span className="flex items-center text-abu">
                <span lang="en">Stock</span>
                <EditableCell product={product} field="stock" />
              </span>
            </div>
            {actionsOf(product)}
          </div>
        </>
      )}
    />
  );
}

function Picture({ product }: { product: ProductRow }) {
  return (
    <span className="block w-9 shrink-0 text-[0.625rem] leading-none">
      <ProductPicture src={product.picture} alt="" sizes="36px" kind="thumb" />
    </span>
  );
}

/** A cloth's measures stand below its letter. */
function Size({ size }: Pick<ProductRow, "size">) {
  const [letter, measures] = size.split(" · ");
  return (
    <span lang="en">
      {letter}
      {measures ? (
        <span className="block whitespace-nowrap text-sm text-abu">{measures}</span>
      ) : null}
    </span>
  );
}

function Name({ product }: { product: ProductRow }) {
  return (
    <>
      <PageLink
        href={`/dashboard/product-form/${product.id}`}
        data-opens-row
        className="underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {product.name}
      </PageLink>
      {product.isSold ? <span className="text-mengkudu-600"> (Terjual)</span> : null}
    </>
  );
}
