import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { LanguageProvider } from "#components/language/language-context.tsx";
import { AliveSignal } from "#components/layout/alive-signal.tsx";
import { SessionWatch } from "#components/layout/session-watch.tsx";
import { OPEN_GRAPH_LOCALES, openGraphImages } from "#components/seo/open-graph.ts";
import { HeadingFocus } from "#components/ui/navigation/heading-focus.tsx";
import { ProgressBar } from "#components/ui/navigation/progress-bar.tsx";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";
import { siteUrl } from "#lib/http/site.ts";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import { toSharePicture, toShopIcons } from "#lib/media/shop-logo.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { fontVariables } from "./fonts/fonts.ts";
import "./public.css";

const WORDS = words(
  {
    description: (city: string) =>
      `Hand-drawn and hand-stamped batik from chosen makers: shirts, blouses, cloth and accessories, sent from ${city}.`,
    picture: (name: string) => `Batik of ${name}`,
  },
  {
    description: (city) =>
      `Batik tulis dan batik cap dari perajin pilihan: kemeja, blus, kain, dan aksesori, dikirim dari ${city}.`,
    picture: (name) => `Batik ${name}`,
  },
);

/** Names the shop for search engines, links and home screens. */
export const rootMetadata = (facts: ShopFacts, language: Language): Metadata => ({
  title: { default: facts.name, template: `%s — ${facts.name}` },
  description: WORDS[language].description(facts.words[language].city),
  applicationName: facts.name,
  icons: iconsOf(facts),
  formatDetection: { telephone: false },
  openGraph: {
    type: "website",
    locale: OPEN_GRAPH_LOCALES[language],
    siteName: facts.name,
    ...openGraphImages(toSharePicture(facts), WORDS[language].picture(facts.name)),
  },
  twitter: { card: "summary_large_image" },
  metadataBase: siteUrl(),
});

function iconsOf(facts: ShopFacts): Metadata["icons"] {
  const { small } = toShopIcons(facts);
  if (facts.iconKey) return { icon: [small], apple: small.url };
  return { icon: [{ url: "/favicon.ico", sizes: "any" }, small], apple: "/apple-touch-icon.png" };
}

export const rootViewport: Viewport = {
  themeColor: "#14213A",
  width: "device-width",
  initialScale: 1,
};

/**
 * The document of all pages. The dashboard and copy in another language than the page's mark themselves with
 * `lang`.
 */
export function RootDocument({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <html lang={language} className={fontVariables}>
      <body className="flex flex-col font-sans antialiased">
        <LanguageProvider language={language}>
          <SkipLink />
          {children}
          <ProgressBar />
          <HeadingFocus />
          <Toaster />
          <SessionWatch />
          <AliveSignal />
        </LanguageProvider>
      </body>
    </html>
  );
}
