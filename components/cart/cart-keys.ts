/** Everything of the cart lies under `all`: invalidating that refreshes the badge and the screen. */
export const cartKeys = {
  all: ["cart"],
  view: ["cart", "view"],
  badge: ["cart", "badge"],
} as const;
