import { CircleAlert } from "lucide-react";
import { type Ref, useId } from "react";
import { useWords } from "#language";
import { isSizedByNote, sizeChoices } from "#lib/catalogue/sizes/size-choices.ts";
import { BUY_WORDS } from "../buy/buy-words.ts";
import type { BuyableProduct } from "../buy/buyable-product.ts";

type SizeChoiceProps = {
  product: BuyableProduct;
  chosen: string | null;
  onChoose: (size: string) => void;
  /** True once the customer wanted to buy without a choice. */
  isMissing: boolean;
  group: Ref<HTMLDivElement>;
};

/** The sizes of a chart in a picture, to choose one; or what to do where the product lists none. */
export function SizeChoice({ product, chosen, onChoose, isMissing, group }: SizeChoiceProps) {
  const words = useWords(BUY_WORDS);
  const id = useId();
  if (isSizedByNote(product)) {
    return <p className="text-abu">{words.sizeByNote}</p>;
  }
  const choices = sizeChoices(product);
  if (choices.length === 0) return null;
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={isMissing ? true : undefined}
      aria-describedby={isMissing ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="scroll-mt-32"
    >
      <p id={`${id}-label`} className="pb-2 text-sm font-semibold text-soga-900">
        {words.chooseYourSize}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.map((size) => (
          <label
            key={size}
            className="relative grid min-h-11 min-w-12 cursor-pointer place-items-center rounded-sm border border-abu bg-putih px-3 font-medium has-checked:border-soga-700 has-checked:bg-soga-700 has-checked:text-putih has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-wedel-500"
          >
            <input
              type="radio"
              name="chosen_size"
              value={size}
              checked={chosen === size}
              onChange={() => onChoose(size)}
              className="sr-only"
            />
            {size}
          </label>
        ))}
      </div>
      {isMissing ? (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 pt-2 text-sm font-medium text-mengkudu-600"
        >
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {words.chooseSize}
        </p>
      ) : null}
      <p id={`${id}-hint`} className="pt-2 text-sm text-abu">
        <span>{words.severalSizes}</span>
        {choices.length > 1 ? <span className="block pt-2">{words.sharedStock}</span> : null}
      </p>
    </div>
  );
}
