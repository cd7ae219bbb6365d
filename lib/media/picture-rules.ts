import { z } from "zod";
import { type Message, messageText } from "../language/spoken-language.ts";

/** Shown as "2MB": file managers and phones count in 1024s. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** Limits memory: a small file can decode to gigabytes. */
export const MAX_PICTURE_PIXELS = 24_000_000;

export const NOT_A_PICTURE = "File harus berbentuk gambar";
/** A picture whose end is missing, or whose data is broken: half of a payment proof proves nothing. */
export const DAMAGED_PICTURE = "Berkas gambar ini rusak";
export const PICTURE_TOO_LARGE = "Ukuran gambar tidak boleh melebihi 2MB";
export const FILE_TOO_LARGE = fileTooLarge(MAX_PICTURE_BYTES);
export const TOO_MANY_PIXELS = "Ukuran gambar tidak boleh melebihi 24 megapiksel";

/** Names the limit of a file, in bytes. */
export function fileTooLarge(limit: number): string {
  return `Ukuran berkas tidak boleh melebihi ${limit / 1024 / 1024}MB`;
}

/** Replaces a file whose reading stopped at the size limit. */
export class OversizedFile {}

/** A slot of a form: docs/pictures-and-mail.md#uploads says what each value means. */
export const pictureField = z
  .unknown()
  .transform((value, context): Uint8Array | string | null | undefined => {
    if (value === undefined) return undefined;
    if (value === null || value === "") return null;
    if (value instanceof Uint8Array && isPicture(value)) return value;
    if (typeof value === "string" && picturePathKey(value) !== null) return value;
    const isOversized = value instanceof OversizedFile;
    context.addIssue({
      code: "custom",
      message: isOversized ? PICTURE_TOO_LARGE : NOT_A_PICTURE,
    });
    return z.NEVER;
  })
  .optional();

export function requiredPicture(missingMessage: Message) {
  return pictureField.transform((value, context) => {
    if (value instanceof Uint8Array) return value;
    context.addIssue({
      code: "custom",
      message: value ? NOT_A_PICTURE : messageText(missingMessage),
    });
    return z.NEVER;
  });
}

export const optionalPicture = pictureField.transform((value, context): Uint8Array | null => {
  if (value instanceof Uint8Array) return value;
  if (!value) return null;
  context.addIssue({ code: "custom", message: NOT_A_PICTURE });
  return z.NEVER;
});

/** Checks the signature of JPEG, PNG and WebP: a name or a declared type proves nothing. */
export function isPicture(bytes: Uint8Array): boolean {
  const starts = (signature: number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  return (
    starts([0xff, 0xd8, 0xff]) ||
    starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
    (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8))
  );
}

export function picturePathKey(path: string): string | null {
  return /^\/media\/([0-9a-f]{24})\/\d+\.webp$/.exec(path)?.[1] ?? null;
}
