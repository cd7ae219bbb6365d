import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { NameList } from "#components/ui/name-list.tsx";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import type { SoldOutMarker } from "#lib/cart/schema.ts";
import { refreshCart } from "./use-cart.ts";

type SoldOutDialogProps = {
  markers: readonly SoldOutMarker[];
  /** Called once the markers are cleared and the cart is read again. */
  onCleared?: () => void;
};

/** Shows which lines sold out. Only its button closes it, since that clears the markers. */
export function SoldOutDialog({ markers, onCleared }: SoldOutDialogProps) {
  const reset = useSave({
    request: () => ({ method: "GET", path: "/api/cart/reset-sold-out" }),
    errorMessage: "Oops, something went wrong",
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
      title="Your cart has changed"
      footer={
        <Button onClick={close} busy={reset.isPending}>
          Close
        </Button>
      }
    >
      <p>
        There is less left of <NameList names={shown.map(({ item }) => item.name)} /> than you
        wanted, most often because another customer was faster. Nothing has been charged.
      </p>
      <Changes title="Removed from your cart" markers={removed} />
      <Changes title="Fewer are left" markers={deducted} />
    </Dialog>
  );
}

type ChangesProps = { title: string; markers: readonly SoldOutMarker[] };

function Changes({ title, markers }: ChangesProps) {
  if (markers.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold text-abu">{title}</h3>
      <ul className="mt-2 flex flex-col gap-3">
        {markers.map(({ type, item }) => (
          <li key={item.product_id} className="flex items-center gap-4">
            <span className="w-14 shrink-0">
              <ProductPicture src={item.image} alt="" sizes="56px" kind="thumb" />
            </span>
            <span>
              <span lang="id" className="block font-semibold">
                {item.name}
              </span>
              <span className="text-sm text-mengkudu-600">
                {type === "removed" ? "Sold out" : `${item.from} wanted, ${item.to} left`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
