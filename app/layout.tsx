import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { AliveSignal } from "#components/layout/alive-signal.tsx";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { Toaster } from "#components/ui/toaster.tsx";
import { siteUrl } from "#lib/http/site-url.ts";
import { fontVariables } from "./fonts/fonts.ts";
import "./globals.css";

const METADATA: Metadata = {
  title: { default: "Sekar Batik", template: "%s — Sekar Batik" },
  description:
    "Batik tulis dan cap dari perajin pilihan: kemeja, blus, kain dan aksesori, dikirim dari Jakarta Selatan.",
  applicationName: "Sekar Batik",
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "any" },
      { url: "/icon-192.png", type: "image/png", sizes: "192x192" },
    ],
    apple: "/apple-touch-icon.png",
  },
  formatDetection: { telephone: false },
  openGraph: { type: "website", siteName: "Sekar Batik", images: ["/og.jpg"] },
  twitter: { card: "summary_large_image" },
};

/** With the shop's address, which addresses in a page's head are built on. */
export function generateMetadata(): Metadata {
  return { ...METADATA, metadataBase: siteUrl() };
}

export const viewport: Viewport = { themeColor: "#14213A", width: "device-width", initialScale: 1 };

// The interface speaks English; Indonesian copy and the dashboard mark themselves with lang="id".
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="flex flex-col font-sans antialiased">
        <SkipLink />
        {children}
        <Toaster />
        <AliveSignal />
      </body>
    </html>
  );
}
