import type { Metadata } from "next";
import { CompleteOrder } from "#components/orders/complete-order.tsx";

export const metadata: Metadata = {
  title: "Complete Order",
  robots: { index: false, follow: false },
  // The address holds the token, so it is kept from other sites.
  referrer: "strict-origin",
};

type CompleteOrderProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function CompleteOrderPage({ searchParams }: CompleteOrderProps) {
  const token = [(await searchParams).token].flat()[0] ?? "";
  return <CompleteOrder token={token} />;
}
