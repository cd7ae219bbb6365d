export function orderDetailHref(id: string): string {
  return `/dashboard/orders-detail/${id}`;
}
