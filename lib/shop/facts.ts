import { z } from "zod";
import { type ShopSettings, shopSettings } from "../environment/shop-settings.ts";
import type { Language } from "../language/languages.ts";
import { sideIn } from "../language/sides.ts";
import { bareCityName, cityNameIn } from "./city-name.ts";
import { groupsOfEnvironment } from "./groups/group-defaults.ts";
import type { Groups } from "./groups/group-schemas.ts";
import type { BankAccount } from "./settings-schema.ts";
import { gatewaysOf } from "./ways-to-pay.ts";

type SocialProfile = { name: "Instagram" | "Facebook" | "TikTok"; href: string };

/** Returns the account that is paid to until the dashboard sets others. */
export function accountOfEnvironment(settings: ShopSettings): BankAccount {
  const { SHOP_BANK_NAME: bank, SHOP_BANK_ACCOUNT: number, SHOP_BANK_HOLDER: holder } = settings;
  return { bank, number, holder };
}

/** Returns the facts about the shop for pages, mails, papers and prices. */
export function toShopFacts(
  settings: ShopSettings,
  { shop, home, tiles, shipping, terms, mail }: Groups = groupsOfEnvironment(settings),
) {
  const profiles: SocialProfile[] = [
    { name: "Instagram", href: shop.shop_instagram },
    { name: "Facebook", href: shop.shop_facebook },
    { name: "TikTok", href: shop.shop_tiktok },
  ];
  const origin = {
    city: shipping.origin_city || shop.shop_city,
    zipCode: shipping.origin_zip || shop.shop_zip,
  };
  const wordsOf = (language: Language) => {
    const side = (en: string, id: string) => sideIn({ en, id }, language);
    const city = cityNameIn(language, origin.city);
    const sentence = side(home.sentence, home.sentence_id);
    return {
      tagline: side(shop.tagline, shop.tagline_id),
      headline: side(home.headline, home.headline_id),
      sentence: { ...sentence, text: sentence.text.replaceAll("{city}", city) },
      announcement: side(home.announcement, home.announcement_id),
      signature: side(mail.signature, mail.signature_id),
      /** The place that parcels are sent from. */
      city,
    };
  };
  return {
    name: shop.shop_name,
    /** The owner's sentences, and the language of each: an empty side is the other language's. */
    words: {
      en: wordsOf("en"),
      id: wordsOf("id"),
    },
    /** Key of the owner's logo in the picture store; null: none. */
    logoKey: shop.image1,
    /** Key of the square icon of browsers' tabs; null: the shop's own in `public`. */
    iconKey: shop.image2,
    email: shop.shop_email,
    phone: shop.shop_phone,
    /** Opening hours, in Indonesian. */
    hours: shop.shop_hours,
    street: shop.shop_street.split(",").map((line) => line.trim()),
    /** As GET /api/city names it. */
    officialCity: shop.shop_city,
    city: bareCityName(shop.shop_city),
    zipCode: shop.shop_zip,
    /** The place that parcels are sent from, its city as GET /api/city names it. */
    origin,
    profiles: profiles.filter(({ href }) => href !== ""),
    /** 62 and the number; null: no chat links. */
    whatsapp: shop.shop_whatsapp || null,
    home: {
      pictureKey: home.image1,
      parts: { phone: home.part_phone, desktop: home.part_desktop },
      /** In the order of the categories. */
      tileKeys: [tiles.image1, tiles.image2, tiles.image3, tiles.image4],
    },
    announcement: {
      from: home.announcement_from,
      until: home.announcement_until,
    },
    /** Hours on business days from the confirmed payment until the parcel is with its carrier. */
    dispatchHours: shipping.dispatch_hours,
    closed: { from: shipping.closed_from, until: shipping.closed_until },
    /** Counts where the dashboard has set no accounts (lib/shop/settings.ts). */
    environmentAccount: accountOfEnvironment(settings),
    /** Ids of the payment services whose secret is set. */
    gateways: gatewaysOf(settings),
    paymentDeadlineHours: terms.payment_deadline_hours,
    /** Hours before the deadline; 0: never. */
    reminderHours: terms.reminder_hours,
    senderName: mail.sender_name || shop.shop_name,
    /** Days that the picture of a transfer is kept after its order ended. */
    proofRetentionDays: settings.PROOF_RETENTION_DAYS,
  };
}

/** Safe in the browser. */
export type ShopFacts = ReturnType<typeof toShopFacts>;

export const DEMO_FACTS: ShopFacts = toShopFacts(z.object(shopSettings).parse({}));

type Address = Pick<ShopFacts, "street" | "city" | "zipCode">;

/** Returns the postal address in lines, without the country. */
export function addressLines({ street, city, zipCode }: Address): string[] {
  return [...street, `${city} ${zipCode}`];
}

/** Returns the postal address in lines, the country last. */
export function addressWithCountry(address: Address): string[] {
  return [...addressLines(address), "Indonesia"];
}

export function mapHref(address: Address): string {
  const place = addressWithCountry(address).join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export function phoneHref({ phone }: Pick<ShopFacts, "phone">): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Returns a WhatsApp chat with the shop, its text filled in; null where the shop has no number. */
export function whatsappChat(
  { whatsapp }: Pick<ShopFacts, "whatsapp">,
  text: string,
): string | null {
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
}
