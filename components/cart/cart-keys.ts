/** TanStack Query's key of the cart. */
export const CART_VIEW = ["cart"] as const;

/** Keys of `useFetched`, for what cached pages show of a cart. */
export const CART_BADGE = "cart-badge";
export const HELD_PRODUCTS = "cart-products";
