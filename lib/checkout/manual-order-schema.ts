import { z } from "zod";
import { addressFields } from "../fields/address-fields.ts";
import { jsonList } from "../fields/json-list.ts";
import { noteText } from "../fields/note-text.ts";
import { personNameField } from "../fields/person-name.ts";
import { atMost, requiredText } from "../fields/required-text.ts";
import { wholeNumber } from "../fields/whole-number.ts";
import { parseRupiah } from "../rupiah.ts";
import { CARRIER_IDS, DEFAULT_CARRIER, SERVICE_CODES } from "../shipping/carriers.ts";

export const MAX_MANUAL_LINES = 50;
const MAX_NOTE = 300;
const MAX_ONGKIR = 1_000_000_000;
const PRICE_OF_PARCEL = "Isi ongkir dalam rupiah, misalnya 19.000; 0 bila gratis";

const manualLine = z.object({
  product_id: z.uuid("Barang ini tidak dikenal").toLowerCase(),
  quantity: wholeNumber({ min: 1, max: 200, message: "Jumlah dari 1 sampai 200" }),
  /** Of a piece whose sizes are listed; else absent. */
  chosen_size: z.string().max(20, atMost(20, "id")).nullable().optional(),
});

const manualLines = z
  .array(manualLine)
  .min(1, "Pilih barang dulu")
  .max(MAX_MANUAL_LINES, `Paling banyak ${MAX_MANUAL_LINES} barang`)
  .refine(
    (lines) => new Set(lines.map(({ product_id }) => product_id)).size === lines.length,
    "Setiap barang cukup sekali, dengan jumlahnya",
  );

/** `handed-over`: the customer took the pieces along, and has paid. */
export const MANUAL_DELIVERIES = ["handed-over", "parcel"] as const;

const parcelFields = z.object({
  phone_number: addressFields.shape.phone_number,
  address: requiredText(300, { empty: "Alamat harus terisi" }),
  /** Text from GET /api/city, or id. */
  city: requiredText(100, { empty: "Pilih kota dari daftar" }),
  zip_code: z
    .string("Kode pos harus terisi")
    .trim()
    .regex(/^\d{5}$/, "Kode pos harus 5 angka"),
  carrier: z.enum(CARRIER_IDS, "Pilih layanan").default(DEFAULT_CARRIER),
  service: z.enum(SERVICE_CODES, "Pilih layanan"),
  /** Rupiah, as agreed with the customer. */
  ongkir: wholeNumber({
    min: 0,
    max: MAX_ONGKIR,
    message: PRICE_OF_PARCEL,
    empty: PRICE_OF_PARCEL,
    read: parseRupiah,
  }),
});

export type ManualParcel = z.infer<typeof parcelFields>;

/** A sale outside the website, as an admin writes it down. The prices are the products' own. */
export const manualOrderInput = z
  .object({
    lines: jsonList(manualLines, "Daftar barang tidak bisa dibaca"),
    name: personNameField("Nama pembeli harus terisi"),
    customer_note: noteText.pipe(z.string().max(MAX_NOTE, atMost(MAX_NOTE, "id"))).default(""),
    /** The whole sum came in today. */
    paid: z.union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")]),
    delivery: z.enum(MANUAL_DELIVERIES, "Pilih cara penyerahan"),
    ...parcelFields.partial().shape,
  })
  .check(({ value, issues }) => {
    if (value.delivery === "parcel") {
      const { error } = parcelFields.safeParse(value);
      for (const { path, message } of error?.issues ?? []) {
        issues.push({ code: "custom", path: [...path], message, input: value });
      }
    } else if (!value.paid) {
      const message = "Yang dibawa langsung harus sudah dibayar";
      issues.push({ code: "custom", path: ["paid"], message, input: value });
    }
  });

export type ManualOrderInput = z.infer<typeof manualOrderInput>;

/** Returns what a parcel needs; null for pieces that were handed over. */
export function parcelOf(input: ManualOrderInput): ManualParcel | null {
  return input.delivery === "parcel" ? parcelFields.parse(input) : null;
}

export const manualOrderAnswer = z.object({
  data: z.object({ id: z.string(), order_no: z.string() }),
});
