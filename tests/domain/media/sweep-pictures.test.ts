import { existsSync, mkdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { secondsInDay } from "date-fns/constants";
import { expect, test } from "vitest";
import { createProduct } from "#lib/catalogue/create-product.ts";
import { deleteProduct } from "#lib/catalogue/delete-product.ts";
import { updateProduct } from "#lib/catalogue/update-product.ts";
import { createEvent } from "#lib/content/create-event.ts";
import { createGalleryItem } from "#lib/content/create-gallery-item.ts";
import { db } from "#lib/database/db.ts";
import { SHOP_FACT_KEYS } from "#lib/database/shop-fact-keys.ts";
import { findStoredPictures } from "#lib/media/find-stored-pictures.ts";
import { pictureFolder, privatePictureFolder } from "#lib/media/picture-folder.ts";
import { storePicture, storePrivatePicture } from "#lib/media/store-pictures.ts";
import { sweepPictures } from "#lib/media/sweep-pictures.ts";
import { eventInput, galleryItemInput } from "#tests/factories/content-input.ts";
import { createActor } from "#tests/factories/customer.ts";
import { makePicture } from "#tests/factories/picture.ts";
import { productInput } from "#tests/factories/product-input.ts";
import { folderOf, isStored, storedDaysLater } from "#tests/factories/stored-pictures.ts";

const admin = await createActor("admin");

const DAY_S = secondsInDay;

/** Sets the picture's time to some days ago. */
function age(folder: string, days: number): string {
  const then = Date.now() / 1000 - days * DAY_S;
  utimesSync(folder, then, then);
  return folder;
}

const stored = (key: string) => path.join(pictureFolder(), key);

test("pictures that no row shows go after a day, what an interrupted upload left goes too", async () => {
  const young = stored(await storePicture(await makePicture()));
  const old = age(stored(await storePicture(await makePicture())), 2);
  const secret = age(
    path.join(privatePictureFolder(), (await storePrivatePicture(await makePicture())).key),
    2,
  );
  const unfinished = stored(`${"0".repeat(24)}.unfinished`);
  mkdirSync(unfinished);
  age(unfinished, 2);
  const foreign = stored("notes");
  mkdirSync(foreign);
  age(foreign, 2);
  // Other files' tests may have left old pictures as well.
  expect(await sweepPictures()).toBeGreaterThanOrEqual(3);
  expect([old, secret, unfinished].map(existsSync)).toEqual([false, false, false]);
  expect([young, foreign].map(existsSync)).toEqual([true, true]);
  const keys = [young, old].map((folder) => path.basename(folder));
  expect(await findStoredPictures([...keys, "no key"])).toEqual(new Set([keys[0]]));
});

test("what a product shows stays, also for 30 days after it was deleted", async () => {
  const image1 = await makePicture();
  const product = await createProduct(admin, productInput({ image1 }));
  const folder = age(folderOf(product.image1), 60);
  await sweepPictures();
  expect(existsSync(folder)).toBe(true);
  await deleteProduct(admin, product.id);
  await sweepPictures();
  expect(existsSync(folder)).toBe(true);
  const deletedAt = new Date(Date.now() - 31 * DAY_S * 1000);
  await db().product.update({ where: { id: product.id }, data: { deletedAt } });
  await sweepPictures();
  expect(existsSync(folder)).toBe(false);
});

test("what an event or the gallery shows stays, however old", async () => {
  const image1 = await makePicture();
  const event = await createEvent(admin, eventInput({ image3: image1 }));
  const item = await createGalleryItem(admin, galleryItemInput({ image1 }));
  const folders = [event.image3, item.image1].map((image) => age(folderOf(image), 60));
  await sweepPictures();
  expect(folders.map(existsSync)).toEqual([true, true]);
});

test("a replaced picture stays for a day, since a backup may hold its row", async () => {
  const product = await createProduct(admin, productInput({ image1: await makePicture() }));
  age(folderOf(product.image1), 60);
  await updateProduct(admin, product.id, { image1: await makePicture() });
  await sweepPictures();
  expect(isStored(product.image1)).toBe(true);
  expect(await storedDaysLater([product.image1])).toEqual([false]);
  const facts = { key: { startsWith: SHOP_FACT_KEYS.replacedPicture } };
  expect(await db().shopFact.count({ where: facts })).toBe(0);
});
