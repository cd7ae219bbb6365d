/** Keys in the table `shop_facts`. Scripts use this file too, so it imports nothing. */
export const SHOP_FACT_KEYS = {
  /** `started` while the demo is filled in, then `done`. */
  demoData: "demo-data",
  /** A hash of the seeded places and tariffs. */
  referenceData: "reference-data",
  /** `on` or `off`, and when that was said (lib/shop/page-cache-order.ts). */
  pageCache: "page-cache",
  replacedPicture: "replaced-picture:",
} as const;
