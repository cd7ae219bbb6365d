import "server-only";
import { z } from "zod";
import { db } from "../database/db.ts";
import { SHOP_FACT_KEYS } from "../database/shop-fact-keys.ts";
import { PICTURE_KEY } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { placeholder } from "./internal/placeholder.ts";
import { PICTURE_FILES } from "./picture-paths.ts";
import { newKey, storePictureAs } from "./store-picture.ts";

/** A picture whose key is in use before the picture exists. */
export type ReservedPicture = {
  key: string;
  /** The name by which its maker finds it. */
  name: string;
  /** The colour of the placeholder, as #rrggbb. */
  colour: string;
};

/** One row a picture. It stays until the picture is stored, also when a process is killed. */
const FACT = SHOP_FACT_KEYS.reservedPicture;

const reservation = z.object({ name: z.string(), colour: z.string() });

/** Reserves a storage key for each picture. Returns the keys by name. */
export async function reservePictures(
  pictures: readonly Omit<ReservedPicture, "key">[],
): Promise<Map<string, string>> {
  const reserved = pictures.map(({ name, colour }) => {
    return { key: newKey(), name, colour };
  });
  await db().shopFact.createMany({
    data: reserved.map(({ key, name, colour }) => {
      return { key: FACT + key, value: JSON.stringify({ name, colour }) };
    }),
  });
  return new Map(reserved.map(({ name, key }) => [name, key]));
}

/** Lists the pictures that are reserved and not stored yet. */
export async function listReservedPictures(): Promise<ReservedPicture[]> {
  const facts = await db().shopFact.findMany({ where: { key: { startsWith: FACT } } });
  return facts.map(({ key, value }) => {
    return { key: key.slice(FACT.length), ...reservation.parse(JSON.parse(value)) };
  });
}

/** Stores a reserved picture in every width. May be repeated after an interruption. */
export async function storeReservedPicture(key: string, bytes: Uint8Array): Promise<void> {
  // An interrupted attempt may have left files.
  await publicPictures().remove([key]);
  await storePictureAs(key, bytes);
  await db().shopFact.deleteMany({ where: { key: FACT + key } });
}

/** Returns a tile in the colour of a reserved picture, null when none is reserved. */
export async function findPlaceholder(
  key: string,
  file: string,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!PICTURE_FILES.includes(file) || !PICTURE_KEY.test(key)) return null;
  const fact = await db().shopFact.findUnique({ where: { key: FACT + key } });
  return fact && placeholder(reservation.parse(JSON.parse(fact.value)).colour, file);
}
