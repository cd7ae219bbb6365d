import { NO_PROFILE, type ShopSettings } from "../../environment/shop-settings.ts";
import { ofChatFields } from "../chat/chat-fields.ts";
import type { Groups } from "./group-schemas.ts";

/** Hours before the deadline at which customers are reminded, unless the owner sets others (docs/orders.md#reminders). */
const REMINDED_BEFORE_HOURS = 6;

/** The specification's promise. */
const DISPATCH_HOURS = 24;

/** Returns what holds until the dashboard sets it: the environment's values, and the specification's words. */
export function groupsOfEnvironment(set: ShopSettings): Groups {
  const profile = (href: string) => (href === NO_PROFILE ? "" : href);
  return {
    shop: {
      shop_name: set.SHOP_NAME,
      tagline: "made in Indonesia, cultured in batik since 2011",
      tagline_id: "buatan Indonesia, tumbuh bersama batik sejak 2011",
      shop_email: set.SHOP_EMAIL,
      shop_phone: set.SHOP_PHONE,
      shop_whatsapp: set.SHOP_WHATSAPP,
      shop_hours: set.SHOP_HOURS,
      shop_street: set.SHOP_STREET,
      shop_city: set.SHOP_CITY,
      shop_zip: set.SHOP_ZIP,
      shop_instagram: profile(set.SHOP_INSTAGRAM),
      shop_facebook: profile(set.SHOP_FACEBOOK),
      shop_tiktok: profile(set.SHOP_TIKTOK),
      image1: null,
      image2: null,
    },
    home: {
      headline: "One cloth, one story.",
      headline_id: "Satu kain, satu cerita.",
      sentence: "Batik drawn and stamped by hand by makers we know, sent from {city}.",
      sentence_id: "Batik tulis dan batik cap dari perajin yang kami kenal, dikirim dari {city}.",
      part_phone: "middle",
      part_desktop: "middle",
      announcement: "",
      announcement_id: "",
      announcement_from: "",
      announcement_until: "",
      image1: null,
    },
    tiles: { image1: null, image2: null, image3: null, image4: null },
    shipping: {
      origin_city: "",
      origin_zip: "",
      dispatch_hours: DISPATCH_HOURS,
      closed_from: "",
      closed_until: "",
    },
    terms: {
      payment_deadline_hours: set.PAYMENT_DEADLINE_HOURS,
      reminder_hours: REMINDED_BEFORE_HOURS,
    },
    mail: { sender_name: "", signature: "", signature_id: "" },
    chat: ofChatFields(() => ""),
  };
}
