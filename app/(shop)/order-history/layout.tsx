import type { ReactNode } from "react";
import { QueryProvider } from "#components/layout/query-provider.tsx";

/** Keeps a parcel's history while the customer looks at other orders: each request counts at the carrier. */
export default function OrderHistoryLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
