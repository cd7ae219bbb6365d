import type { ListedCustomer } from "#components/dashboard/customers/customer-list.tsx";
import type { CustomerView } from "#lib/accounts/schema.ts";
import type { Actor } from "#lib/actor.ts";
import { sumOrders } from "#lib/orders/money/sum-orders.ts";

/** Adds the sums of their orders to customers, by one query. */
export async function withOrders(
  actor: Actor,
  customers: readonly CustomerView[],
): Promise<ListedCustomer[]> {
  const sums = await sumOrders(
    actor,
    customers.map(({ id }) => id),
  );
  return customers.map((customer) => ({
    ...customer,
    ...(sums.get(customer.id) ?? { orders: 0, paid: 0 }),
  }));
}
