import { useEffect, useRef, useState } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { readHeldProducts } from "#components/cart/cart-calls.ts";
import { holdsProduct, useAddToCart } from "#components/cart/use-add-to-cart.ts";
import { HELD_PRODUCTS } from "#components/cart/use-cart.ts";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { announceSessionChange } from "#components/forms/session-change.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { lacksSize } from "#lib/catalogue/sizes/size-choices.ts";
import { callApi, hasStatus, isSignedOut } from "#lib/http/browser/client.ts";
import type { BuyableProduct } from "./buyable-product.ts";
import { rememberPurchase, takePendingPurchase } from "./pending-purchase.ts";

/** Action that a visitor without an account has tried. */
export type Refused = "add" | "quantity";

/** State and actions that the buy panel and the buy bar share. */
export function usePurchase(product: BuyableProduct) {
  const availability = useLiveProduct(product);
  const hinted = useSeemsSignedIn() !== null;
  const cart = useFetched(HELD_PRODUCTS, readHeldProducts, {
    enabled: hinted,
    answersSignedOut: true,
  });
  const addToCart = useAddToCart();
  const [wanted, setWanted] = useState(1);
  const [chosenSize, setChosenSize] = useState<string | null>(null);
  const [asksForSize, setAsksForSize] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const sizeGroup = useRef<HTMLDivElement>(null);

  const signedIn = hinted && !isSignedOut(cart.error);
  const quantity = Math.min(wanted, availability.stock);
  const isSizeMissing = lacksSize(product, chosenSize);

  function refuse(tried: Refused) {
    if (!announceSessionChange(cart.error)) setRefused(tried);
  }

  /** Leads to the sizes. */
  function goToSizes() {
    sizeGroup.current?.scrollIntoView({ block: "nearest" });
    sizeGroup.current?.querySelector("input")?.focus({ preventScroll: true });
  }

  function askForSize() {
    setAsksForSize(true);
    goToSizes();
  }

  // The piece that was wanted before there was an account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cart is known
  useEffect(() => {
    if (!signedIn || cart.data === undefined) return;
    const piece = takePendingPurchase(product.id);
    if (!piece) return;
    setWanted(piece.quantity);
    setChosenSize(piece.chosenSize);
    if (lacksSize(product, piece.chosenSize)) setAsksForSize(true);
    else addToCart.save(piece);
  }, [signedIn, cart.data === undefined, product.id]);

  return {
    ...availability,
    signedIn,
    inCart: signedIn && holdsProduct(cart.data, product.id),
    quantity,
    setQuantity: setWanted,
    chosenSize,
    setChosenSize,
    /** True once the customer has tried to buy without a size. */
    asksForSize: asksForSize && isSizeMissing,
    isSizeMissing,
    sizeGroup,
    goToSizes,
    refused,
    refuseQuantity: () => refuse("quantity"),
    isBusy: addToCart.isPending,
    add() {
      if (isSizeMissing) askForSize();
      else if (!signedIn) {
        rememberPurchase({ productId: product.id, quantity, chosenSize });
        refuse("add");
      } else addToCart.save({ productId: product.id, quantity, chosenSize });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;

type Availability = { stock: number; isSold: boolean; isGone: boolean };

/** Checks two fields by hand: the zod schemas would add 30 kB to every product page. */
const availabilityAnswer = {
  parse(json: unknown): Availability {
    const { data } = json as { data: Pick<ProductView, "stock" | "is_purchased"> };
    return { stock: data.stock, isSold: data.is_purchased, isGone: false };
  },
};

async function readAvailability(id: string, signal: AbortSignal): Promise<Availability> {
  try {
    return await callApi("GET", `/api/product/${id}`, availabilityAnswer, { signal });
  } catch (error) {
    if (hasStatus(error, 404)) return { stock: 0, isSold: false, isGone: true };
    throw error;
  }
}

/** Fetches stock and sold state, since the cached page may be out of date. */
function useLiveProduct({ id, stock, is_purchased }: BuyableProduct): Availability {
  const { data } = useFetched(`product-${id}`, (signal) => readAvailability(id, signal));
  return data ?? { stock, isSold: is_purchased, isGone: false };
}
