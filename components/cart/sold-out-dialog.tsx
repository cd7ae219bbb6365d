import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { NameList } from "#components/ui/name-list.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useLanguage, useWords } from "#language";
import type { SoldOutMarker } from "#lib/cart/schema.ts";
import { sideOf } from "#lib/language/sides.ts";
import { CART_WORDS } from "./cart-words.ts";
import { refreshCart } from "./use-cart.ts";

type SoldOutDialogProps = {
  markers: readonly SoldOutMarker[];
  /** Called once the markers are cleared and the cart is read again. */
  onCleared?: () => void;
};

/** Shows which lines sold out. Only its button closes it, since that clears the markers. */
export function SoldOutDialog({ markers, onCleared }: SoldOutDialogProps) {
  const words = useWords(CART_WORDS);
  const reset = useSave({
    request: () => ({ method: "GET", path: "/api/cart/reset-sold-out" }),
    errorMessage: words.oops,
    onSettled: refreshCart,
  });
  // Kept for the closing animation, when the cart has no markers any more.
  const [shown, setShown] = useState(markers);
  if (markers.length > 0 && markers !== shown) setShown(markers);
  const removed = shown.filter(({ type }) => type === "removed");
  const deducted = shown.filter(({ type }) => type === "deducted");
  const close = () => reset.save(undefined, { onSuccess: () => onCleared?.() });
  return (
    <Dialog
      open={markers.length > 0}
      onClose={close}
      dismissible={false}
      name="out-of-stock-cart"
      title={words.changed}
      footer={
        <Button onClick={close} busy={reset.isPending}>
          {words.close}
        </Button>
      }
    >
      <p>
        {words.lessLeft.before}
        <NameList names={shown.map(({ item }) => item)} />
        {words.lessLeft.after}
      </p>
      <Changes title={words.removedFromCart} markers={removed} />
      <Changes title={words.fewer} markers={deducted} />
    </Dialog>
  );
}

type ChangesProps = { title: string; markers: readonly SoldOutMarker[] };

function Changes({ title, markers }: ChangesProps) {
  const words = useWords(CART_WORDS);
  const language = useLanguage();
  if (markers.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold text-abu">{title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {markers.map(({ type, item }) => {
          const name = sideOf(item, "name", language);
          return (
            <li key={item.product_id} className="flex items-center gap-4">
              <span className="w-14 shrink-0">
                <ProductPicture src={item.image} alt="" sizes="56px" kind="thumb" />
              </span>
              <span>
                <span lang={name.lang} className="block font-semibold">
                  {name.text}
                </span>
                <span className="text-sm text-mengkudu-600">
                  {type === "removed" ? words.soldOut : words.left(item.from, item.to)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
