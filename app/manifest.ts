import type { MetadataRoute } from "next";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name } = await getShopFacts();
  return {
    name,
    short_name: name,
    description: "Hand-drawn and hand-stamped batik from chosen makers.",
    lang: "en",
    start_url: "/home",
    display: "browser",
    background_color: "#FBF6EC",
    theme_color: "#14213A",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
