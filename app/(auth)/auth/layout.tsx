import type { ReactNode } from "react";
import { ShopFrame } from "#components/layout/shop-frame.tsx";

export default function AuthLayout({ children }: { children: ReactNode }) {
  return <ShopFrame>{children}</ShopFrame>;
}
