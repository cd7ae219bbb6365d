export const TEAM_HREF = "/dashboard/pengaturan/tim";

export function orderDetailHref(id: string): string {
  return `/dashboard/orders-detail/${id}`;
}

export function customerHref(id: string): string {
  return `/dashboard/customers/${id}`;
}

/** The product's page in the shop. */
export function shopHref(productId: string): string {
  return `/product-detail/${productId}`;
}

/** The labels of many orders, each on a sheet of its own. */
export function labelsHref(ids: readonly string[]): string {
  return `/dashboard/orders-labels?ids=${ids.join(",")}`;
}
