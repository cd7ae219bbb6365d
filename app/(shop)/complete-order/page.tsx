import type { Metadata } from "next";
import { CompleteOrder } from "#components/orders/complete-order.tsx";

export const metadata: Metadata = {
  title: "Complete Order",
  robots: { index: false, follow: false },
  // The address holds the token, so it is kept from other sites.
  referrer: "strict-origin",
};

export default async function CompleteOrderPage({ searchParams }: PageProps<"/complete-order">) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  return <CompleteOrder token={token} />;
}
