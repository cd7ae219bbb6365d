import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import { secondsInDay } from "date-fns/constants";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { pictureFolder } from "#lib/media/picture-folder.ts";
import { sweepPictures } from "#lib/media/sweep-pictures.ts";

/** Returns a picture's key, by its path. */
export const keyOf = (image: string | null): string => image?.split("/")[2] ?? "none";

/** Returns a picture's folder, by its path. */
export const folderOf = (image: string | null): string => path.join(pictureFolder(), keyOf(image));

/** Returns whether a picture's files exist, by its path. */
export const isStored = (image: string | null): boolean => existsSync(folderOf(image));

/** Sweeps as if everything had happened two days ago. Returns which pictures' files still exist. */
export async function storedDaysLater(images: (string | null)[]): Promise<boolean[]> {
  const then = Date.now() / 1000 - 2 * secondsInDay;
  for (const image of images.filter(isStored)) utimesSync(folderOf(image), then, then);
  await db().shopFact.updateMany({
    where: { key: { startsWith: SHOP_FACT_KEYS.replacedPicture } },
    data: { createdAt: new Date(then * 1000) },
  });
  await sweepPictures();
  return images.map(isStored);
}
