import type { Metadata } from "next";
import type { ReactNode } from "react";
import "#app/dashboard.css";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Paper has no sidebar: these pages of the dashboard stand alone. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return (
    <div lang="id" className="grow [&_h1]:font-sans [&_h2]:font-sans">
      {children}
    </div>
  );
}
