import type { ReactNode } from "react";
import { Footer } from "#components/layout/footer.tsx";
import { Header } from "#components/layout/header.tsx";
import { QueryProvider } from "#components/layout/query-provider.tsx";

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <Header />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
    </QueryProvider>
  );
}
