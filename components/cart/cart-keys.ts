/** Keys of `useFetched`. */
export const CART_VIEW = "cart";
/** What cached pages show of a cart. */
export const CART_BADGE = "cart-badge";
export const HELD_PRODUCTS = "cart-products";
