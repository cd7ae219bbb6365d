import { z } from "zod";
import { httpUrl, integerSetting } from "./setting-fields.ts";

/** Leaves out a profile. An empty variable would give the default. */
export const NO_PROFILE = "none";

const profile = (name: string) =>
  z
    .string()
    .refine(
      (text) => text === NO_PROFILE || httpUrl().safeParse(text).success,
      "must be an http:// or https:// address, or none",
    )
    .default(`https://${name}.sekarbatik.test/`);

const filled = (standard: string) => z.string().trim().min(1).default(standard);

/** Variables of the shop's facts. The defaults are the demo shop's, on a reserved domain. */
export const shopSettings = {
  SHOP_NAME: filled("Sekar Batik"),
  SHOP_EMAIL: z.email("must be an e-mail address").default("halo@sekarbatik.test"),
  SHOP_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,}$/, "must be a telephone number as in +62 21 5550 2011")
    .default("+62 21 5550 2011"),
  SHOP_HOURS: filled("Senin–Jumat, 09.00–17.00 WIB"),
  SHOP_STREET: filled("Jalan Kemang Timur 11, Mampang Prapatan"),
  /** Origin of parcels: a name of GET /api/city. */
  SHOP_CITY: filled("Kota Administrasi Jakarta Selatan"),
  SHOP_ZIP: z
    .string()
    .regex(/^\d{5}$/, "must be 5 digits")
    .default("12730"),
  SHOP_INSTAGRAM: profile("instagram"),
  SHOP_FACEBOOK: profile("facebook"),
  SHOP_TIKTOK: profile("tiktok"),
  SHOP_WHATSAPP: z
    .string()
    .regex(/^(62\d{8,13})?$/, "must be 62 followed by 8 to 13 digits")
    .default(""),
  SHOP_BANK_NAME: filled("Bank Demo Nusantara"),
  SHOP_BANK_ACCOUNT: filled("0102030405"),
  SHOP_BANK_HOLDER: filled("Sekar Batik (rekening demo)"),
  PAYMENT_DEADLINE_HOURS: integerSetting(1, 720).default(24),
  PROOF_RETENTION_DAYS: integerSetting(30, 3650).default(365),
};

export type ShopSettings = z.infer<z.ZodObject<typeof shopSettings>>;
