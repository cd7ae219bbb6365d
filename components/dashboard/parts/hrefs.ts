export function orderDetailHref(id: string): string {
  return `/dashboard/orders-detail/${id}`;
}

export function customerHref(id: string): string {
  return `/dashboard/customers/${id}`;
}
