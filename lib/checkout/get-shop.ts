import "server-only";
import { SHOP_TIME_ZONE } from "../dates.ts";
import { env } from "../environment/env.ts";
import { PICTURE_FILES } from "../media/picture-paths.ts";
import { MAX_PICTURE_BYTES } from "../media/picture-rules.ts";
import { CARRIERS } from "../shipping/carriers.ts";
import { mapHref } from "../shop/facts.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import { LATE_PROOF_DAYS, RETURN_DAYS } from "../shop/promises.ts";
import { OPEN_ORDERS } from "./open-orders.ts";
import type { ShopView } from "./shop-schema.ts";

/** Returns the shop's facts for other clients: nothing that its pages don't say. */
export async function getShop(): Promise<ShopView> {
  const facts = await getShopFacts();
  return {
    name: facts.name,
    site: new URL(env().SITE_URL).href,
    email: facts.email,
    phone: facts.phone,
    whatsapp: facts.whatsapp,
    hours: facts.hours,
    address: {
      street: facts.street.join(", "),
      city: facts.city,
      zip_code: facts.zipCode,
      country: "ID",
      map: mapHref(facts),
    },
    profiles: facts.profiles.map(({ name, href }) => ({ name, link: href })),
    currency: "IDR",
    time_zone: SHOP_TIME_ZONE,
    payment: {
      deadline_hours: facts.paymentDeadlineHours,
      late_proof_days: LATE_PROOF_DAYS,
      proof_retention_days: facts.proofRetentionDays,
    },
    delivery: {
      origin: facts.origin.city,
      dispatch_hours: facts.dispatchHours,
      return_days: RETURN_DAYS,
      carriers: CARRIERS.map(({ id, name, maxGrams, trackingHref, services }) => ({
        id,
        name,
        max_weight: maxGrams,
        tracking_link: trackingHref,
        services: services.map(({ code, words }) => ({ service: code, description: words.en })),
      })),
    },
    order_limits: OPEN_ORDERS.map(({ what, by, most, unverified }) => ({
      what,
      by,
      most,
      until_verified: unverified,
    })),
    pictures: { files: [...PICTURE_FILES], max_upload_bytes: MAX_PICTURE_BYTES },
  };
}
