import { AppError } from "../../../errors.ts";

/** A field of an EMVCo QR code: two digits of tag, two of length in characters, and the value. */
export type EmvField = {
  tag: string;
  value: string;
  /** The fields inside the value, where it is a template. */
  fields?: EmvField[];
};

/** Splits a text into its fields. Throws invalid where the lengths don't add up or a tag comes twice. */
export function parseEmvFields(text: string): EmvField[] {
  const fields = new Map<string, EmvField>();
  for (let at = 0; at < text.length; ) {
    const [head, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    if (!head || !tag) {
      throw new AppError("invalid", `Teks QRIS rusak di "${text.slice(at, at + 10)}"`);
    }
    at += head.length + Number(length);
    if (at > text.length) {
      throw new AppError("invalid", `Teks QRIS terpotong di bagian ${tag}`);
    }
    if (fields.has(tag)) {
      throw new AppError("invalid", `Bagian ${tag} muncul dua kali`);
    }
    fields.set(tag, { tag, value: text.slice(at - Number(length), at) });
  }
  return [...fields.values()];
}

export function formatEmvField({ tag, value }: EmvField): string {
  return `${tag}${String(value.length).padStart(2, "0")}${value}`;
}

/** Returns CRC-16/CCITT-FALSE of the UTF-8 bytes as four uppercase hex digits, which end EMVCo's QR codes. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
