import { SelectField } from "#components/ui/fields/select-field.tsx";
import type { CartItemView } from "#lib/cart/schema.ts";
import { lacksSize, sizeChoices } from "#lib/catalogue/size-choices.ts";
import { sizeWords } from "#lib/catalogue/size-words.ts";

type LineSizeProps = {
  item: CartItemView;
  onChoose: (size: string) => void;
  disabled: boolean;
  /** True once the customer wanted to go on. */
  asked: boolean;
};

/** A line's size, to choose where the product lists several. */
export function LineSize({ item, onChoose, disabled, asked }: LineSizeProps) {
  const { product, chosen_size } = item;
  const choices = sizeChoices(product);
  if (choices.length === 0) return <p className="text-sm text-abu">Size: {sizeWords(product)}</p>;
  const isMissing = lacksSize(product, chosen_size);
  return (
    <div className="mt-2 max-w-48">
      <SelectField
        label="Size"
        aria-label={`Size of ${product.name}`}
        name="chosen_size"
        required
        placeholder={isMissing ? "Choose a size" : undefined}
        options={choices.map((size) => ({ value: size, label: size }))}
        value={chosen_size ?? ""}
        onChange={({ target }) => onChoose(target.value)}
        disabled={disabled}
        error={asked && isMissing ? "Choose a size" : undefined}
      />
    </div>
  );
}
