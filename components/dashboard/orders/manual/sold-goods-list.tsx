import { Button } from "#components/ui/button/button.tsx";
import { QuantityStepper } from "#components/ui/fields/quantity-stepper.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { Price } from "#components/ui/price.tsx";
import { sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import type { SoldGoods } from "./manual-order-values.ts";

type SoldGoodsListProps = {
  goods: readonly SoldGoods[];
  /** `null` takes the goods out. */
  onChange: (productId: string, change: Partial<SoldGoods> | null) => void;
};

/** The chosen goods with number, size where it is chosen, and sum. */
export function SoldGoodsList({ goods, onChange }: SoldGoodsListProps) {
  return (
    <ul aria-label="Barang yang terjual" className="divide-y divide-garis">
      {goods.map(({ product, quantity, chosenSize }) => {
        const sizes = sizeChoices(product);
        return (
          <li
            key={product.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{product.name}</span>
              <span className="block text-sm text-abu">
                {sizeLabel(product, "dashboard")} · <Price value={Number(product.price)} />
              </span>
            </span>
            <Price value={Number(product.price) * quantity} className="font-semibold" />
            <span className="flex flex-wrap items-end gap-3">
              {product.stock > 1 ? (
                <QuantityStepper
                  value={quantity}
                  min={1}
                  max={product.stock}
                  onChange={(changed) => onChange(product.id, { quantity: changed })}
                  label={`Jumlah ${product.name}`}
                />
              ) : null}
              {sizes.length > 0 ? (
                <SelectField
                  label={`Ukuran ${product.name}`}
                  name={`size-${product.id}`}
                  placeholder="Pilih ukuran"
                  options={sizes.map((size) => ({ value: size, label: size }))}
                  value={chosenSize ?? ""}
                  onChange={({ target }) =>
                    onChange(product.id, { chosenSize: target.value || null })
                  }
                />
              ) : null}
            </span>
            <Button variant="quiet" size="small" onClick={() => onChange(product.id, null)}>
              Keluarkan<span className="sr-only"> {product.name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
