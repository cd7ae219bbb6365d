import { BUY_WORDS } from "#components/catalogue/buy/buy-words.ts";
import { Button } from "#components/ui/button/button.tsx";
import { QuantityStepper } from "#components/ui/fields/quantity-stepper.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useLanguage, useWords } from "#language";
import type { CartItemView } from "#lib/cart/schema.ts";
import { lacksSize, sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { sizeLabel } from "#lib/catalogue/sizes/size-labels.ts";
import { listImages } from "#lib/catalogue/views/product-images.ts";
import { sideOf } from "#lib/language/sides.ts";
import { CART_WORDS } from "./cart-words.ts";
import { useChangeCartItem } from "./use-change-cart.ts";

type CartLineProps = {
  item: CartItemView;
  /** True once the customer wanted to go on without a size. */
  asksForSize: boolean;
  onRemoved: () => void;
};

/** One line. Only the line in flight is busy. */
export function CartLine({ item, asksForSize, onRemoved }: CartLineProps) {
  const { setQuantity, chooseSize, isChanging, remove } = useChangeCartItem(item, onRemoved);
  const { product } = item;
  const words = useWords(CART_WORDS);
  const { quantityOf } = useWords(BUY_WORDS);
  const name = sideOf(product, "name", useLanguage());
  const page = `/product-detail/${product.id}`;
  return (
    <li
      aria-busy={isChanging || remove.isPending}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 border-b border-garis py-6 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6"
    >
      <PageLink href={page}>
        <ProductPicture src={listImages(product)[0]} alt={name.text} sizes="128px" kind="thumb" />
      </PageLink>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div>
            <h2 lang={name.lang} className="font-sans text-base font-semibold tracking-normal">
              <PageLink href={page} className="underline-offset-4 hover:underline">
                {name.text}
              </PageLink>
            </h2>
            <LineSize
              item={item}
              onChoose={chooseSize}
              disabled={remove.isPending}
              asked={asksForSize}
            />
          </div>
          <Price value={Number(product.price) * item.quantity} className="font-semibold" />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <QuantityStepper
            label={quantityOf(name.text)}
            value={item.quantity}
            min={1}
            max={Math.max(product.stock, item.quantity)}
            onChange={setQuantity}
            disabled={remove.isPending}
          />
          <Button
            variant="quiet"
            size="small"
            className="-mr-3"
            busy={remove.isPending}
            onClick={() => remove.save()}
          >
            <span>{words.remove}</span>
            <span className="sr-only"> {name.text}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

type LineSizeProps = {
  item: CartItemView;
  onChoose: (size: string) => void;
  disabled: boolean;
  /** True once the customer wanted to go on. */
  asked: boolean;
};

/** A line's size, to choose where the product lists several. */
function LineSize({ item, onChoose, disabled, asked }: LineSizeProps) {
  const { product, chosen_size } = item;
  const words = useWords(CART_WORDS);
  const language = useLanguage();
  const choices = sizeChoices(product);
  if (choices.length === 0)
    return <p className="text-sm text-abu">{words.sizeIs(sizeLabel(product, language))}</p>;
  const isMissing = lacksSize(product, chosen_size);
  return (
    <div className="mt-2 max-w-48">
      <SelectField
        label={words.size}
        aria-label={words.sizeOf(sideOf(product, "name", language).text)}
        name="chosen_size"
        required
        placeholder={isMissing ? words.chooseSize : undefined}
        options={choices.map((size) => ({ value: size, label: size }))}
        value={chosen_size ?? ""}
        onChange={({ target }) => onChoose(target.value)}
        disabled={disabled}
        error={asked && isMissing ? words.chooseSize : undefined}
      />
    </div>
  );
}
