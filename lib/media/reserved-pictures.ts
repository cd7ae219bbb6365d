import "server-only";
import { z } from "zod";
import { db } from "../database/db.ts";
import { PICTURE_KEY } from "./internal/picture-storage.ts";
import { publicPictures } from "./internal/picture-storages.ts";
import { placeholder } from "./internal/placeholder.ts";
import { PICTURE_FILES } from "./picture-paths.ts";
import { newKey, storePictureAs } from "./store-picture.ts";

/** A picture that rows show already and that is drawn later. */
export type ReservedPicture = {
  key: string;
  /** What the maker of the picture knows it by. */
  name: string;
  /** Shown in the picture's place until then, as #rrggbb. */
  colour: string;
};

/** One fact a picture: it lasts until the picture is stored, whoever is interrupted. */
const FACT = "reserved-picture:";

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

/** Lists what is reserved and not stored yet. */
export async function listReservedPictures(): Promise<ReservedPicture[]> {
  const facts = await db().shopFact.findMany({ where: { key: { startsWith: FACT } } });
  return facts.map(({ key, value }) => {
    return { key: key.slice(FACT.length), ...reservation.parse(JSON.parse(value)) };
  });
}

/** Stores a reserved picture in every width. Doing it again after an interruption is harmless. */
export async function storeReservedPicture(key: string, bytes: Uint8Array): Promise<void> {
  // An attempt that was cut off may have left files.
  await publicPictures().remove([key]);
  await storePictureAs(key, bytes);
  await db().shopFact.deleteMany({ where: { key: FACT + key } });
}

/** Returns a tile in the colour of a reserved picture; null where none is reserved. */
export async function findPlaceholder(
  key: string,
  file: string,
): Promise<Buffer<ArrayBuffer> | null> {
  if (!PICTURE_FILES.includes(file) || !PICTURE_KEY.test(key)) return null;
  const fact = await db().shopFact.findUnique({ where: { key: FACT + key } });
  return fact && placeholder(reservation.parse(JSON.parse(fact.value)).colour, file);
}
