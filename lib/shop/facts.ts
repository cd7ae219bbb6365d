import { z } from "zod";
import { NO_PROFILE, type ShopSettings, shopSettings } from "../environment/shop-settings.ts";
import { bareCityName, englishCityName } from "./city-name.ts";
import type { BankAccount } from "./settings-schema.ts";

type SocialProfile = { name: "Instagram" | "Facebook" | "TikTok"; href: string };

/** Returns the facts about the shop for pages, mails, papers and prices from the environment's settings. */
export function toShopFacts(settings: ShopSettings) {
  const profiles: SocialProfile[] = [
    { name: "Instagram", href: settings.SHOP_INSTAGRAM },
    { name: "Facebook", href: settings.SHOP_FACEBOOK },
    { name: "TikTok", href: settings.SHOP_TIKTOK },
  ];
  const environmentAccount: BankAccount = {
    bank: settings.SHOP_BANK_NAME,
    number: settings.SHOP_BANK_ACCOUNT,
    holder: settings.SHOP_BANK_HOLDER,
  };
  return {
    name: settings.SHOP_NAME,
    email: settings.SHOP_EMAIL,
    phone: settings.SHOP_PHONE,
    /** Opening hours, in Indonesian. */
    hours: settings.SHOP_HOURS,
    street: settings.SHOP_STREET.split(",").map((line) => line.trim()),
    /** Origin of parcels, as GET /api/city names it. */
    officialCity: settings.SHOP_CITY,
    city: bareCityName(settings.SHOP_CITY),
    cityInEnglish: englishCityName(settings.SHOP_CITY),
    zipCode: settings.SHOP_ZIP,
    profiles: profiles.filter(({ href }) => href !== NO_PROFILE),
    /** 62 and the number; null: no chat links. */
    whatsapp: settings.SHOP_WHATSAPP || null,
    /** Counts where the dashboard has set no accounts (lib/shop/settings.ts). */
    environmentAccount,
    paymentDeadlineHours: settings.PAYMENT_DEADLINE_HOURS,
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
