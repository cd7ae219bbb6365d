import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { AliveSignal } from "#components/layout/alive-signal.tsx";
import { SessionWatch } from "#components/layout/session-watch.tsx";
import { OPEN_GRAPH_LOCALE } from "#components/seo/open-graph-locale.ts";
import { HeadingFocus } from "#components/ui/navigation/heading-focus.tsx";
import { ProgressBar } from "#components/ui/navigation/progress-bar.tsx";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";
import { siteUrl } from "#lib/http/site.ts";
import { OPEN_GRAPH_SIZE } from "#lib/media/picture-paths.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";
import { fontVariables } from "./fonts/fonts.ts";
import "./public.css";

const metadata = (facts: ShopFacts): Metadata => ({
  title: { default: facts.name, template: `%s — ${facts.name}` },
  description: `Hand-drawn and hand-stamped batik from chosen makers: shirts, blouses, cloth and accessories, sent from ${facts.cityInEnglish}.`,
  applicationName: facts.name,
  icons: {
    icon: [
      { url: "/favicon.ico", sizes: "any" },
      { url: "/icon-192.png", type: "image/png", sizes: "192x192" },
    ],
    apple: "/apple-touch-icon.png",
  },
  formatDetection: { telephone: false },
  openGraph: {
    type: "website",
    locale: OPEN_GRAPH_LOCALE,
    siteName: facts.name,
    images: [{ url: "/og.jpg", ...OPEN_GRAPH_SIZE, alt: `Batik of ${facts.name}` }],
  },
  twitter: { card: "summary_large_image" },
  metadataBase: siteUrl(),
});

export async function generateMetadata(): Promise<Metadata> {
  return metadata(await getShopFacts());
}

/** Next renders every page per request. The page cache holds the answers (docs/caching.md). */
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#14213A", width: "device-width", initialScale: 1 };

// The interface speaks English; Indonesian copy and the dashboard mark themselves with lang="id".
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body className="flex flex-col font-sans antialiased">
        <SkipLink />
        {children}
        <ProgressBar />
        <HeadingFocus />
        <Toaster />
        <SessionWatch />
        <AliveSignal />
      </body>
    </html>
  );
}
