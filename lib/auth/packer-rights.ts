/** Calls that a packer has beside a customer's. A test compares them with the routes (docs/accounts.md#roles). */
export const PACKER_CALLS = [
  "GET /api/packing",
  "GET /api/packing/{id}",
  "PATCH /api/packing/{id}",
  "POST /api/order/resi",
] as const;

/** The pages of the dashboard that a packer may open, by their route. */
export const PACKER_PAGES = [
  "/dashboard",
  "/dashboard/packing",
  "/dashboard/orders-resi",
  "/dashboard/orders-labels",
  "/dashboard/orders-detail/[id]/print/[document]",
] as const;

export type PackerPage = (typeof PACKER_PAGES)[number];

/** Returns whether an address is one of those pages. Print pages, which have an id, are outside the dashboard's frame. */
export function isPackerPage(address: string): boolean {
  const [path] = address.split("?");
  return PACKER_PAGES.some((page) => page === path);
}

/** Other pages of the dashboard lead a packer here. */
export const PACKERS_FIRST_PAGE = PACKER_PAGES[0];
