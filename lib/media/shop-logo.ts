import { DEMO_FACTS, type ShopFacts } from "../shop/facts.ts";
import { openGraphPicturePath, pictureOfWidth, picturePath } from "./picture-paths.ts";

const DEMO_LOGO = "/logo.png";

/** The shop at the head of pages, papers and mails: its logo, or its name in words where it has none. */
export type ShopMark = {
  name: string;
  logo: string | null;
  /** The demo's logo, whose left end stands for the whole. */
  isDemo: boolean;
};

const isDemoName = ({ name }: Pick<ShopFacts, "name">) => name === DEMO_FACTS.name;

export function toShopMark({ name, logoKey }: Pick<ShopFacts, "name" | "logoKey">): ShopMark {
  const isDemo = logoKey === null && isDemoName({ name });
  return { name, logo: logoKey ? picturePath(logoKey) : isDemo ? DEMO_LOGO : null, isDemo };
}

/** A square picture, its sides in pixels as HTML's attribute `sizes` has them. */
type ShopIcon = { url: string; type: string; sizes: string };

/** Returns the icons of browsers' tabs and of home screens: the owner's, or the kawung in `public`. */
export function toShopIcons({ iconKey }: Pick<ShopFacts, "iconKey">): {
  small: ShopIcon;
  large: ShopIcon;
} {
  if (!iconKey) {
    const type = "image/png";
    return {
      small: { url: "/icon-192.png", type, sizes: "192x192" },
      large: { url: "/icon-512.png", type, sizes: "512x512" },
    };
  }
  const [type, large] = ["image/webp", picturePath(iconKey)];
  return {
    small: { url: pictureOfWidth(large, 320), type, sizes: "320x320" },
    large: { url: large, type, sizes: "960x960" },
  };
}

/** Returns the picture beside links to the shop: the home page's, or the demo's with its name; else null. */
export function toSharePicture(facts: Pick<ShopFacts, "name" | "home">): string | null {
  const { pictureKey } = facts.home;
  if (pictureKey) return openGraphPicturePath(picturePath(pictureKey)) ?? null;
  return isDemoName(facts) ? "/og.jpg" : null;
}
