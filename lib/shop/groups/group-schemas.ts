import { z } from "zod";
import { isEmail, normalizeEmail } from "../../fields/email.ts";
import { plainCode, plainWords } from "../../fields/pasted-text.ts";
import { normalizePhoneNumber } from "../../fields/phone-number.ts";
import { atMost } from "../../fields/required-text.ts";
import { wholeNumber } from "../../fields/whole-number.ts";
import { ofChatFields } from "../chat/chat-fields.ts";
import { findUnknownInChat } from "../chat/chat-texts.ts";

const EMPTY = "Wajib diisi";

/** A line of at most `max` characters; may be empty. */
const line = (max: number) => z.string(EMPTY).overwrite(plainWords).max(max, atMost(max, "id"));

const filledLine = (max: number) => line(max).min(1, EMPTY);

const code = z.string(EMPTY).overwrite(plainCode);

const zipCode = code.regex(/^\d{5}$/, "Kode pos: 5 angka");

const profile = line(200).refine(
  (text) => text === "" || z.url({ protocol: /^https?$/ }).safeParse(text).success,
  "Isi alamat lengkap, mulai dengan https://",
);

const day = code.regex(/^(\d{4}-\d{2}-\d{2})?$/, "Isi tanggal, atau kosongkan");

const hours = (min: number, max: number) =>
  wholeNumber({ min, max, empty: EMPTY, message: `Isi angka ${min} sampai ${max}` });

/** The part of a picture that its place shows. */
export const PICTURE_PARTS = { left: "Kiri", middle: "Tengah", right: "Kanan" } as const;

export type PicturePart = keyof typeof PICTURE_PARTS;

const part = z.enum(Object.keys(PICTURE_PARTS) as PicturePart[], "Pilih bagian gambar");

/** Key of a stored picture. */
const picture = z.string().nullable().default(null);

/** Name and address of the shop, and the ways to reach it. */
const shop = z.object({
  shop_name: filledLine(60),
  tagline: filledLine(90),
  /** Sides that end in `_id` are Indonesian; empty: the other side stands there too. */
  tagline_id: line(90),
  shop_email: z
    .string(EMPTY)
    .overwrite(normalizeEmail)
    .refine(isEmail, "Isi alamat e-mail yang benar"),
  shop_phone: code.regex(/^\+?[\d ()-]{6,30}$/, "Isi nomor seperti +62 21 5550 2011"),
  shop_whatsapp: z
    .string(EMPTY)
    .overwrite(normalizePhoneNumber)
    .regex(/^(62\d{8,13})?$/, "Isi nomor seperti 0812 3456 7890, atau kosongkan"),
  shop_hours: filledLine(80),
  shop_street: filledLine(160),
  /** A name of GET /api/city. */
  shop_city: filledLine(80),
  shop_zip: zipCode,
  shop_instagram: profile,
  shop_facebook: profile,
  shop_tiktok: profile,
  /** The logo, and the square icon of browsers' tabs. */
  image1: picture,
  image2: picture,
});

/** Head of the home page, and the line above every page. */
const home = z.object({
  headline: filledLine(60),
  headline_id: line(60),
  /** `{city}` stands for the city that parcels are sent from. */
  sentence: filledLine(200),
  sentence_id: line(200),
  part_phone: part,
  part_desktop: part,
  announcement: line(140),
  announcement_id: line(140),
  /** Jakarta's days, both included; empty: without an end. */
  announcement_from: day,
  announcement_until: day,
  image1: picture,
});

/** Pictures of the category tiles, in the order of `TILE_CATEGORIES`. */
const tiles = z.object({ image1: picture, image2: picture, image3: picture, image4: picture });

/** The place that parcels are sent from; empty: the shop's address. */
const shipping = z.object({
  origin_city: line(80),
  origin_zip: code.regex(/^(\d{5})?$/, "Kode pos: 5 angka"),
  /** Hours on business days from the confirmed payment until the parcel is with its carrier. */
  dispatch_hours: hours(1, 336),
  /** Jakarta's days on which nothing is sent, both included; empty: none. */
  closed_from: day,
  closed_until: day,
});

const terms = z.object({
  payment_deadline_hours: hours(1, 720),
  /** Hours before the deadline at which customers are reminded; 0: never. */
  reminder_hours: hours(0, 72),
});

const signature = z
  .string(EMPTY)
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .pipe(z.string().max(300, atMost(300, "id")));

const mail = z.object({
  /** Empty: the shop's name. */
  sender_name: line(60),
  /** Last words of each mail; empty: none. */
  signature,
  signature_id: signature,
});

const chatText = z
  .string(EMPTY)
  .transform((text) => text.replaceAll("\r\n", "\n").trim())
  .pipe(
    z
      .string()
      .max(1_000, atMost(1_000, "id"))
      .superRefine((text, context) => {
        const unknown = findUnknownInChat(text);
        if (unknown !== null) context.addIssue(`{${unknown}} tidak dikenal`);
      }),
  );

/** Texts for customers by WhatsApp, each in both languages; empty: the default (lib/shop/chat/chat-texts.ts). */
const chat = z.object(ofChatFields(() => chatText));

/** The shop's own facts by group. The table `shop_settings` has a row for each save of a group. */
export const GROUP_SCHEMAS = { shop, home, tiles, shipping, terms, mail, chat };

export type GroupName = keyof typeof GROUP_SCHEMAS;

export type GroupValue<Name extends GroupName> = z.infer<(typeof GROUP_SCHEMAS)[Name]>;

export type Groups = { [Name in GroupName]: GroupValue<Name> };

export const GROUP_NAMES = Object.keys(GROUP_SCHEMAS) as GroupName[];
