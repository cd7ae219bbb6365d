import "server-only";
import sharp from "sharp";
import { z } from "zod";
import { db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";
import { PICTURE_KEY } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { PICTURE_FILES, pictureMediaType } from "./picture-paths.ts";
import { newKey, storePictureAs } from "./store-pictures.ts";

/** A picture whose key is in use before its files exist. */
type ReservedPicture = {
  key: string;
  name: string;
  /** As #rrggbb. */
  colour: string;
};

/** Prefix of a row for each picture, which is deleted once the picture is stored. */
const FACT = SHOP_FACT_KEYS.reservedPicture;

const reservation = z.object({ name: z.string(), colour: z.string() });

/** Returns the reserved keys by name. */
export async function reservePictures(
  pictures: readonly Omit<ReservedPicture, "key">[],
): Promise<Map<string, string>> {
  const reserved = pictures.map((picture) => ({ key: newKey(), ...picture }));
  await db().shopFact.createMany({
    data: reserved.map(({ key, name, colour }) => {
      return { key: FACT + key, value: JSON.stringify({ name, colour }) };
    }),
  });
  return new Map(reserved.map(({ name, key }) => [name, key]));
}

export async function listReservedPictures(): Promise<ReservedPicture[]> {
  const facts = await db().shopFact.findMany({ where: { key: { startsWith: FACT } } });
  return facts.map(({ key, value }) => {
    return { key: key.slice(FACT.length), ...reservation.parse(JSON.parse(value)) };
  });
}

/** Stores a reserved picture. May be repeated. */
export async function storeReservedPicture(key: string, bytes: Uint8Array): Promise<void> {
  // An interrupted attempt may have left files.
  await publicPictures().remove([key]);
  await storePictureAs(key, bytes);
  await db().shopFact.deleteMany({ where: { key: FACT + key } });
}

export async function findPlaceholder(
  key: string,
  file: string,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!PICTURE_FILES.includes(file) || !PICTURE_KEY.test(key)) return null;
  const fact = await db().shopFact.findUnique({ where: { key: FACT + key } });
  return fact && placeholder(reservation.parse(JSON.parse(fact.value)).colour, file);
}

const SIZE = { width: 64, height: 80 };

const encoders: Record<string, "avif" | "jpeg" | "webp"> = {
  "image/avif": "avif",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
};

const cache = new Map<string, Promise<Buffer<ArrayBuffer>>>();

function placeholder(colour: string, file: string): Promise<Buffer<ArrayBuffer>> {
  const format = encoders[pictureMediaType(file)] ?? "webp";
  const name = `${colour} ${format}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const tile = sharp({ create: { ...SIZE, channels: 3, background: colour } });
  const bytes = tile.toFormat(format).toBuffer();
  cache.set(name, bytes);
  return bytes;
}
