import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { QueryProvider } from "./query-provider.tsx";

/** Header and footer of the customer pages. */
export function ShopFrame({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </QueryProvider>
  );
}
