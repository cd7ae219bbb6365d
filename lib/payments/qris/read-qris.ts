import { AppError } from "../../errors.ts";
import { crc16, type EmvField, parseEmvFields } from "../internal/qris/emv-fields.ts";

/** A shop's static QRIS code: it names the merchant and leaves the amount open. */
export type Qris = {
  /** The code's text, without the white space around it. */
  text: string;
  merchantName: string;
  city: string;
  /** The merchant's number in the national register; null where the code has none. */
  nmid: string | null;
  /** In the order of the text. */
  fields: EmvField[];
};

/** Of EMVCo's specification of merchant-presented QR codes. */
export const MAX_LENGTH = 512;

const START = "000201";

/** Tag and length of the CRC. Every code ends with them and its four hex digits. */
const CRC_HEAD = "6304";

const [FIRST_ACCOUNT, LAST_ACCOUNT] = ["26", "51"];
const ADDITIONAL_DATA = "62";

/** The national register's template, and its merchant number. */
const [NATIONAL, NMID] = ["51", "02"];

/** A field that is missing counts as an empty one. */
const RULES: readonly { tag: string; pattern: RegExp; message: string }[] = [
  { tag: "01", pattern: /^1[12]$/, message: "Jenis QRIS (bagian 01) harus 11 atau 12" },
  { tag: "52", pattern: /^\d{4}$/, message: "Kategori usaha (bagian 52) harus empat angka" },
  { tag: "53", pattern: /^360$/, message: "Mata uang (bagian 53) harus rupiah, yaitu 360" },
  { tag: "54", pattern: /^$/, message: "QRIS ini sudah memuat nominal: pakai QRIS statis" },
  { tag: "58", pattern: /^ID$/, message: "Negara (bagian 58) harus ID" },
  {
    tag: "59",
    pattern: /^(?=.*\S).{1,25}$/,
    message: "Nama merchant (bagian 59) harus terisi, paling banyak 25 karakter",
  },
  { tag: "60", pattern: /\S/, message: "Kota merchant (bagian 60) harus terisi" },
];

/** Parses a static QRIS code (EMVCo merchant-presented) without white space. Throws invalid, also for an amount. */
export function readQris(pasted: string): Qris {
  const text = pasted.replaceAll(/[\r\n]/g, "").trim();
  if (!text.startsWith(START)) throw invalid(`Teks ini bukan QRIS: awalnya harus ${START}`);
  if (text.length > MAX_LENGTH) throw invalid(`Teks QRIS paling banyak ${MAX_LENGTH} karakter`);
  const fields = parseEmvFields(text);
  checkCrc(text, fields);
  const read = (tag: string) => fields.find((field) => field.tag === tag)?.value ?? "";
  for (const { tag, pattern, message } of RULES) {
    if (!pattern.test(read(tag))) throw invalid(message);
  }
  if (!fields.some(isAccount)) throw invalid("Akun merchant (bagian 26 sampai 51) tidak ada");
  const opened = fields.map(openTemplate);
  const national = opened.find(({ tag }) => tag === NATIONAL)?.fields;
  return {
    text,
    merchantName: read("59"),
    city: read("60"),
    nmid: national?.find(({ tag }) => tag === NMID)?.value || null,
    fields: opened,
  };
}

function checkCrc(text: string, fields: EmvField[]): void {
  const body = text.slice(0, -4);
  if (fields.at(-1)?.tag !== "63" || !body.endsWith(CRC_HEAD)) {
    throw invalid(`Teks QRIS harus berakhir dengan ${CRC_HEAD} dan empat karakter pemeriksa`);
  }
  if (text !== body + crc16(body)) {
    throw invalid("Karakter pemeriksa QRIS tidak cocok: salin lagi seluruh teksnya");
  }
}

function isAccount({ tag }: EmvField): boolean {
  return tag >= FIRST_ACCOUNT && tag <= LAST_ACCOUNT;
}

function openTemplate(field: EmvField): EmvField {
  if (!isAccount(field) && field.tag !== ADDITIONAL_DATA) return field;
  try {
    return { ...field, fields: parseEmvFields(field.value) };
  } catch (cause) {
    throw new AppError("invalid", `Isi bagian ${field.tag} tidak bisa dibaca`, { cause });
  }
}

const invalid = (message: string) => new AppError("invalid", message);
