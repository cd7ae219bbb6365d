/** Query keys. Invalidating `all` refreshes badge and screen. */
export const cartKeys = {
  all: ["cart"],
  view: ["cart", "view"],
  badge: ["cart", "badge"],
} as const;
