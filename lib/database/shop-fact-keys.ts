/** Keys of the rows in `shop_facts`. Scripts read this file too, so it imports nothing. */
export const SHOP_FACT_KEYS = {
  /** Its value is `started` while the demo is filled in, and `done` afterwards. */
  demoData: "demo-data",
  /** Begins the key of each reserved picture; the picture's storage key follows. */
  reservedPicture: "reserved-picture:",
} as const;
