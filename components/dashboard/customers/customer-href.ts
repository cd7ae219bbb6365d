export function customerHref(id: string): string {
  return `/dashboard/customers/${id}`;
}
