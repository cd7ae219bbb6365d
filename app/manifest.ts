import type { MetadataRoute } from "next";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { toShopIcons } from "#lib/media/shop-logo.ts";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const facts = await readShopFactsForPage();
  const { name } = facts;
  const { small, large } = toShopIcons(facts);
  return {
    name,
    short_name: name,
    description: "Hand-drawn and hand-stamped batik from chosen makers.",
    lang: "en",
    start_url: "/home",
    display: "browser",
    background_color: "#FBF6EC",
    theme_color: "#14213A",
    icons: [small, large].map(({ url: src, ...icon }) => ({ src, ...icon })),
  };
}
