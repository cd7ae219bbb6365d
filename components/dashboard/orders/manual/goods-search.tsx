import { useState } from "react";
import { useSearch } from "#components/search/use-search.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";

type GoodsSearchProps = {
  /** Ids of the goods that are chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (product: ProductView) => void;
  error: string | undefined;
};

/** Finds goods by the shop's own search, each with a button. */
export function GoodsSearch({ chosen, onChoose, error }: GoodsSearchProps) {
  const [typed, setTyped] = useState("");
  const { q, found } = useSearch(typed);
  return (
    <div>
      <TextField
        label="Cari barang"
        name="goods"
        type="search"
        placeholder="Nama, motif, atau ukuran"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter sends no order while goods are looked for.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        error={error}
      />
      <div role="status">
        {found && found.products.length === 0 ? (
          <p className="pt-3 text-sm text-abu">Tidak ada barang untuk “{q}”.</p>
        ) : null}
      </div>
      {found && found.products.length > 0 ? (
        <ul className="mt-3 divide-y divide-garis border-y border-garis">
          {found.products.map((product) => (
            <FoundGoods
              key={product.id}
              product={product}
              isChosen={chosen.has(product.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FoundGoodsProps = {
  product: ProductView;
  isChosen: boolean;
  onChoose: (product: ProductView) => void;
};

function FoundGoods({ product, isChosen, onChoose }: FoundGoodsProps) {
  const [picture] = listImages(product);
  return (
    <li className="flex items-center gap-3 py-2">
      <ProductPicture src={picture} alt="" sizes="44px" kind="thumb" className="w-11 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{product.name}</span>
        <span className="block text-sm text-abu">
          {sizeLabel(product, "dashboard")} · <Price value={Number(product.price)} /> · stok{" "}
          {product.stock}
        </span>
      </span>
      <Button
        variant="secondary"
        size="small"
        disabled={isChosen || product.stock === 0}
        onClick={() => onChoose(product)}
      >
        {isChosen ? "Dipilih" : product.stock === 0 ? "Habis" : "Tambah"}
        <span className="sr-only"> {product.name}</span>
      </Button>
    </li>
  );
}
