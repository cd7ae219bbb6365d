import type { Metadata } from "next";
import type { ReactNode } from "react";

/** Keeps addresses from other sites: they may hold an e-mail or a code. */
export const metadata: Metadata = { robots: { index: false }, referrer: "same-origin" };

export default function AuthLayout({ children }: { children: ReactNode }) {
  return children;
}
